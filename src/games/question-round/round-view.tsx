import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import type { GameViewProps } from '../game-contract.ts';
import { AnswerExplanation } from '../kit/answer-explanation.tsx';
import { ChoiceList } from '../kit/choice-list.tsx';
import column from '../kit/column.module.css';
import { GapText } from '../kit/gap-text.tsx';
import { PlayLayout } from '../kit/play-layout.tsx';
import { QuestionHead } from '../kit/question-head.tsx';
import { findVerdict } from './round-outcome.ts';
import {
  getCurrentTurn,
  getMissedQuestions,
  isAllAnswered,
  ROUND_QUESTIONS,
  type RoundMove,
  type RoundQuestion,
  type RoundState,
} from './round-state.ts';
import css from './round-view.module.css';

interface RoundViewProps extends GameViewProps<unknown, RoundState, RoundMove> {
  /** Drawn above the question. */
  banner?: ReactNode;
}

/** The question, its options, and after the answer its explanation. */
export function RoundView({ state, send, banner }: RoundViewProps) {
  const turn = getCurrentTurn(state);
  const { index, question, given, eliminatedOptions, isSecondChance } = turn;
  const verdict = findVerdict(state);
  const canHint = !verdict && eliminatedOptions.length === 0 && !isSecondChance;
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
            {verdict && (
              <AnswerExplanation
                key={`answer ${index}`}
                verdict={verdict}
                nextLabel={formatNextLabel(state, index)}
                onContinue={() => send({ type: 'continued' })}
              />
            )}
          </QuestionHead>
        </div>
      }
      controls={
        <div className={classNames(layout.stack2, css.controls)} data-answered={verdict ? true : undefined}>
          <ChoiceList
            legend={question.question}
            options={turn.options.map((option) => ({
              id: option,
              isOut: eliminatedOptions.includes(option),
            }))}
            onChoose={(option) => send({ type: 'answered', option })}
            chosen={given}
            right={verdict ? question.answer : undefined}
          />
          <Button
            kind="quiet"
            icon="hint"
            aria-disabled={canHint ? undefined : true}
            onClick={() => send({ type: 'asked-hint' })}
          >
            Hint (−1 point)
          </Button>
        </div>
      }
    />
  );
}

/** The clue is part of the heading, so that screen readers read it with the question. */
function QuestionText({ question: { question, clue } }: { question: RoundQuestion }) {
  return (
    <>
      <GapText text={question} />
      {clue && <span className={css.clue}> {clue}</span>}
    </>
  );
}

function formatNextLabel(state: RoundState, index: number): string {
  if (isAllAnswered(state)) return 'See your result';
  if (index !== ROUND_QUESTIONS - 1) return 'Next question';
  const missed = getMissedQuestions(state).length;
  return missed === 1 ? 'Try the one you missed again' : `Try the ${missed} you missed again`;
}
