import type { GameViewProps } from '../contract.ts';
import { ChoiceList } from '../kit/choice-list.tsx';
import { Explained } from '../kit/explained.tsx';
import { PlayLayout } from '../kit/play-layout.tsx';
import { QuestionHead } from '../kit/question-head.tsx';
import { verdict } from './outcome.ts';
import {
  currentTurn,
  isAllAnswered,
  missedAtFirst,
  type QuizMove,
  type QuizState,
  ROUND_QUESTIONS,
} from './state.ts';

/** The question on the board, its options, and after the answer what there is to learn. */
export function QuizView({ state, send }: GameViewProps<unknown, QuizState, QuizMove>) {
  const turn = currentTurn(state);
  const { question, given } = turn;
  const reached = verdict(state);
  return (
    <PlayLayout
      board={
        <QuestionHead
          key={`question ${turn.index}`}
          topic={turn.isSecondChance ? `${question.topic} · second chance` : question.topic}
          question={question.question}
        >
          {reached && (
            <Explained
              key={`answer ${turn.index}`}
              verdict={reached}
              nextLabel={nextLabel(state, turn.index)}
              onGoOn={() => send({ type: 'went-on' })}
            />
          )}
        </QuestionHead>
      }
      hand={
        <ChoiceList
          legend={question.question}
          options={turn.options.map((option) => ({ id: option, label: option }))}
          onChoose={(option) => send({ type: 'answered', option })}
          chosen={given}
          right={reached ? question.correctAnswer : undefined}
        />
      }
    />
  );
}

function nextLabel(state: QuizState, index: number): string {
  if (isAllAnswered(state)) return 'See your result';
  if (index !== ROUND_QUESTIONS - 1) return 'Next question';
  const missed = missedAtFirst(state).length;
  return missed === 1 ? 'Try the one you missed again' : `Try the ${missed} you missed again`;
}
