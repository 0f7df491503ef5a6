import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { GameViewProps } from '../contract.ts';
import { ChoiceList } from '../kit/choice-list.tsx';
import { type Verdict, verdict } from './outcome.ts';
import {
  currentTurn,
  isAllAnswered,
  missedAtFirst,
  type QuizMove,
  type QuizState,
  ROUND_QUESTIONS,
  type Turn,
} from './state.ts';
import css from './view.module.css';

/** The question on the board, its options, and after the answer what there is to learn. */
export function QuizView({ state, send }: GameViewProps<unknown, QuizState, QuizMove>) {
  const turn = currentTurn(state);
  const { question, given } = turn;
  const reached = verdict(state);
  return (
    <div className={css.quiz}>
      <QuestionHead key={`question ${turn.index}`} turn={turn} />
      <ChoiceList
        legend={question.question}
        options={turn.options.map((option) => ({ id: option, label: option }))}
        onChoose={(option) => send({ type: 'answered', option })}
        chosen={given}
        right={reached ? question.correctAnswer : undefined}
      />
      {reached && (
        <Explained
          key={`answer ${turn.index}`}
          verdict={reached}
          nextLabel={nextLabel(state, turn.index)}
          onGoOn={() => send({ type: 'went-on' })}
        />
      )}
    </div>
  );
}

/**
 * The focus goes to what is new: the question is read out, and after it the keyboard needs only a number and
 * Enter. The page moves no more than it must.
 */
function useFocusOnArrival<Arrived extends HTMLElement>() {
  const arrived = useRef<Arrived>(null);
  useEffect(() => {
    arrived.current?.focus({ preventScroll: true });
    arrived.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return arrived;
}

function QuestionHead({ turn: { question, isSecondChance } }: { turn: Turn }) {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <div>
      <p className={css.topic}>{isSecondChance ? `${question.topic} · second chance` : question.topic}</p>
      <h4 ref={heading} tabIndex={-1} data-autofocus className={css.question}>
        {question.question}
      </h4>
    </div>
  );
}

interface ExplainedProps {
  verdict: Verdict;
  nextLabel: string;
  onGoOn: () => void;
}

function Explained({ verdict: { isRight, text, explanation }, nextLabel: label, onGoOn }: ExplainedProps) {
  const next = useFocusOnArrival<HTMLButtonElement>();
  return (
    <div className={css.explained} data-verdict={isRight ? 'right' : 'wrong'}>
      <p className={css.verdict}>
        <Icon name={isRight ? 'tick' : 'close'} /> {text}
      </p>
      <p>{explanation}</p>
      <Button ref={next} kind="primary" className={css.next} onClick={onGoOn}>
        {label}
      </Button>
    </div>
  );
}

function nextLabel(state: QuizState, index: number): string {
  if (isAllAnswered(state)) return 'See your result';
  if (index !== ROUND_QUESTIONS - 1) return 'Next question';
  const missed = missedAtFirst(state).length;
  return missed === 1 ? 'Try the one you missed again' : `Try the ${missed} you missed again`;
}
