import { useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import type { GameViewProps } from '../game-contract.ts';
import { AnswerExplanation } from '../kit/answer-explanation.tsx';
import { ChoiceList } from '../kit/choice-list.tsx';
import column from '../kit/column.module.css';
import { GapText } from '../kit/gap-text.tsx';
import { createAnnouncedMessage, PlayLayout, type PlayMessage } from '../kit/play-layout.tsx';
import { QuestionHead } from '../kit/question-head.tsx';
import { Actions } from './actions.tsx';
import { formatPoints, getPointsAt, MAX_POINTS } from './ladder.ts';
import { LadderTop } from './ladder-top.tsx';
import { Ladder, Stairs } from './ladder-view.tsx';
import { formatAiHint } from './lifelines.ts';
import { findVerdict } from './outcome.ts';
import {
  findCurrentHint,
  getCurrentQuestion,
  getEliminatedOptions,
  getPoints,
  type MillionaireMove,
  type MillionaireState,
} from './state.ts';
import css from './view.module.css';

/** The question next to the ladder, with the options and lifelines below. */
export function MillionaireView({ state, send }: GameViewProps<unknown, MillionaireState, MillionaireMove>) {
  const { index, phase } = state;
  const { topic, question, options, answer } = getCurrentQuestion(state);
  const choices = useRef<HTMLDivElement>(null);
  const out = getEliminatedOptions(state);
  const verdict = findVerdict(state);

  /** Moves the focus back to the options, because the focused button is about to be removed. */
  function reconsider(): void {
    const buttons = choices.current;
    (buttons?.querySelector<HTMLElement>('[aria-pressed=true]') ?? buttons?.querySelector('button'))?.focus();
    send({ type: 'reconsidered' });
  }

  // At the top the star replaces the ladder.
  const isAtTop = getPoints(state) === MAX_POINTS;
  const explanation = verdict && (
    <AnswerExplanation
      key={index}
      verdict={verdict}
      nextLabel={formatNextLabel(state)}
      onContinue={() => send({ type: 'continued' })}
    />
  );

  return (
    <PlayLayout
      board={
        <div className={classNames(column.column, css.board)} data-phase={phase.name}>
          {isAtTop ? (
            <>
              <LadderTop />
              <p className={classNames(letters.display, css.asked)}>
                <GapText text={question} />
              </p>
              {explanation}
            </>
          ) : (
            <>
              <Stairs state={state} />
              <QuestionHead
                key={index}
                topic={`${topic} · for ${formatPoints(getPointsAt(index + 1))} points`}
                question={<GapText text={question} />}
              >
                {explanation}
              </QuestionHead>
            </>
          )}
        </div>
      }
      message={getMessage(state)}
      controls={
        <div className={classNames(layout.stack2, css.controls)} data-phase={phase.name}>
          <div ref={choices}>
            <ChoiceList
              legend={question}
              options={options.map((option) => ({ id: option, isOut: out.includes(option) }))}
              onChoose={(option) => send({ type: 'chose', option })}
              chosen={'option' in phase ? phase.option : undefined}
              isFinal={phase.name === 'held'}
              right={verdict ? answer : undefined}
            />
          </div>
          <Actions state={state} send={send} onReconsider={reconsider} />
        </div>
      }
      aside={<Ladder state={state} />}
    />
  );
}

function formatNextLabel(state: MillionaireState): string {
  if (!findVerdict(state)?.isRight || getPoints(state) === MAX_POINTS) return 'See your result';
  return `Continue for ${formatPoints(getPointsAt(state.index + 2))}`;
}

function getMessage(state: MillionaireState): PlayMessage | null {
  const { name } = state.phase;
  if (name === 'leaving') {
    return { kind: 'note', text: `Stop with ${formatPoints(getPoints(state))} points, or continue?` };
  }
  if (name === 'held') return { kind: 'note', text: 'Is it right?' };
  if (name !== 'asking' && name !== 'chosen') return null;
  const hint = findCurrentHint(state);
  if (hint) return createAnnouncedMessage('note', `The AI: ${formatAiHint(hint)}`);
  if (getEliminatedOptions(state).length > 0)
    return createAnnouncedMessage('note', 'Two wrong answers are gone.');
  return name === 'chosen'
    ? { kind: 'note', text: 'Is this your final answer? You can still choose another one.' }
    : null;
}
