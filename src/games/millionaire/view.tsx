import { useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import type { GameViewProps } from '../contract.ts';
import { ChoiceList } from '../kit/choice-list.tsx';
import column from '../kit/column.module.css';
import { Explained } from '../kit/explained.tsx';
import { GapText } from '../kit/gap-text.tsx';
import { PlayLayout, type PlayMessage, saidMessage } from '../kit/play-layout.tsx';
import { QuestionHead } from '../kit/question-head.tsx';
import { Actions } from './actions.tsx';
import { inFigures, MOST_POINTS, pointsAt } from './ladder.ts';
import { Ladder, Stairs } from './ladder-drawn.tsx';
import { aiSentence } from './lifelines.ts';
import { verdict } from './outcome.ts';
import {
  hintNow,
  type MillionaireMove,
  type MillionaireState,
  outNow,
  pointsOf,
  questionNow,
} from './state.ts';
import { Top } from './top.tsx';
import css from './view.module.css';

/** The question on the board, the ladder beside it, and the answers and lifelines in the hand. */
export function MillionaireView({ state, send }: GameViewProps<unknown, MillionaireState, MillionaireMove>) {
  const { index, phase } = state;
  const { topic, question, options, answer } = questionNow(state);
  const choices = useRef<HTMLDivElement>(null);
  const out = outNow(state);
  const reached = verdict(state);

  /** Back to the answers: the button that had the focus goes. */
  function reconsider(): void {
    const buttons = choices.current;
    (buttons?.querySelector<HTMLElement>('[aria-pressed=true]') ?? buttons?.querySelector('button'))?.focus();
    send({ type: 'reconsidered' });
  }

  /** The top has the board to itself, as far as the explanation leaves it. */
  const isAtTop = pointsOf(state) === MOST_POINTS;
  const explained = reached && (
    <Explained
      key={index}
      verdict={reached}
      nextLabel={nextLabel(state)}
      onGoOn={() => send({ type: 'went-on' })}
    />
  );

  return (
    <PlayLayout
      board={
        <div className={classNames(column.column, css.board)} data-phase={phase.name}>
          {isAtTop ? (
            <>
              <Top />
              <p className={classNames(letters.display, css.asked)}>
                <GapText text={question} />
              </p>
              {explained}
            </>
          ) : (
            <>
              <Stairs state={state} />
              <QuestionHead
                key={index}
                topic={`${topic} · for ${inFigures(pointsAt(index + 1))} points`}
                question={<GapText text={question} />}
              >
                {explained}
              </QuestionHead>
            </>
          )}
        </div>
      }
      message={messageOf(state)}
      hand={
        <div className={classNames(layout.stack2, css.hand)} data-phase={phase.name}>
          <div ref={choices}>
            <ChoiceList
              legend={question}
              options={options.map((option) => ({ id: option, isOut: out.includes(option) }))}
              onChoose={(option) => send({ type: 'chose', option })}
              chosen={'option' in phase ? phase.option : undefined}
              isFinal={phase.name === 'held'}
              right={reached ? answer : undefined}
            />
          </div>
          <Actions state={state} send={send} onReconsider={reconsider} />
        </div>
      }
      aside={<Ladder state={state} />}
    />
  );
}

function nextLabel(state: MillionaireState): string {
  if (!verdict(state)?.isRight || pointsOf(state) === MOST_POINTS) return 'See your result';
  return `Climb on, for ${inFigures(pointsAt(state.index + 2))}`;
}

function messageOf(state: MillionaireState): PlayMessage | null {
  const { name } = state.phase;
  if (name === 'leaving') {
    return { kind: 'note', text: `Walk away with ${inFigures(pointsOf(state))} points, or play on?` };
  }
  if (name === 'held') return { kind: 'note', text: 'Is it right?' };
  if (name !== 'asking' && name !== 'chosen') return null;
  const hint = hintNow(state);
  if (hint) return saidMessage('note', `The AI: ${aiSentence(hint)}`);
  if (outNow(state).length > 0) return saidMessage('note', 'Two wrong answers are gone.');
  return name === 'chosen'
    ? { kind: 'note', text: 'Is this your final answer? You can still choose another one.' }
    : null;
}
