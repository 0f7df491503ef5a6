import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import type { GameViewProps } from '../contract.ts';
import { ChoiceList } from '../kit/choice-list.tsx';
import column from '../kit/column.module.css';
import { Explained } from '../kit/explained.tsx';
import { GapText } from '../kit/gap-text.tsx';
import { PlayLayout } from '../kit/play-layout.tsx';
import { QuestionHead } from '../kit/question-head.tsx';
import { verdict } from './round-outcome.ts';
import {
  currentTurn,
  isAllAnswered,
  missedAtFirst,
  ROUND_QUESTIONS,
  type RoundMove,
  type RoundQuestion,
  type RoundState,
} from './round-state.ts';
import css from './round-view.module.css';

interface RoundViewProps extends GameViewProps<unknown, RoundState, RoundMove> {
  /** What a game draws above its questions. */
  banner?: ReactNode;
}

/** The question on the board, its options, and after the answer what there is to learn. */
export function RoundView({ state, send, banner }: RoundViewProps) {
  const turn = currentTurn(state);
  const { index, question, given, out, isSecondChance } = turn;
  const reached = verdict(state);
  const canHint = !reached && out.length === 0 && !isSecondChance;
  return (
    <PlayLayout
      board={
        <div className={column.column}>
          {banner}
          <QuestionHead
            key={`question ${index}`}
            topic={isSecondChance ? `${question.topic} · second chance` : question.topic}
            question={<QuestionText question={question} />}
          >
            {reached && (
              <Explained
                key={`answer ${index}`}
                verdict={reached}
                nextLabel={nextLabel(state, index)}
                onGoOn={() => send({ type: 'went-on' })}
              />
            )}
          </QuestionHead>
        </div>
      }
      hand={
        <div className={classNames(layout.stack2, css.hand)} data-answered={reached ? true : undefined}>
          <ChoiceList
            legend={question.question}
            options={turn.options.map((option) => ({ id: option, isOut: out.includes(option) }))}
            onChoose={(option) => send({ type: 'answered', option })}
            chosen={given}
            right={reached ? question.answer : undefined}
          />
          <Button
            kind="quiet"
            icon="hint"
            aria-disabled={canHint ? undefined : true}
            onClick={() => send({ type: 'hinted' })}
          >
            Hint (−1 point)
          </Button>
        </div>
      }
    />
  );
}

/** The clue is read together with its question, which has the focus. */
function QuestionText({ question: { question, clue } }: { question: RoundQuestion }) {
  return (
    <>
      <GapText text={question} />
      {clue && <span className={css.clue}> {clue}</span>}
    </>
  );
}

function nextLabel(state: RoundState, index: number): string {
  if (isAllAnswered(state)) return 'See your result';
  if (index !== ROUND_QUESTIONS - 1) return 'Next question';
  const missed = missedAtFirst(state).length;
  return missed === 1 ? 'Try the one you missed again' : `Try the ${missed} you missed again`;
}
