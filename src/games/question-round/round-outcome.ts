import type { Fact, GameResult, Miss } from '../contract.ts';
import { joinReasons } from '../kit/reasons.ts';
import { starsFor } from '../kit/stars-for.ts';
import type { Verdict } from '../kit/verdict.ts';
import {
  currentTurn,
  MOST_POINTS,
  missedAtFirst,
  pointsOf,
  ROUND_QUESTIONS,
  type RoundQuestion,
  type RoundState,
  rightAnswers,
} from './round-state.ts';

/** At least so many points for two stars and for three; no point, no star. */
const STARS = { two: 12, three: 18 };

/** The outcome of a finished round: the more points the better. */
export function result(state: RoundState): GameResult {
  const points = pointsOf(state);
  const { atOnce, later } = rightAnswers(state);
  const missed = missedAtFirst(state);
  return {
    score: { value: points, text: `${points} of ${MOST_POINTS} points` },
    ...(points > 0 ? { stars: starsFor(points, STARS) } : {}),
    headline:
      atOnce === ROUND_QUESTIONS
        ? 'Every answer right first time!'
        : `You got ${atOnce} of ${ROUND_QUESTIONS} right first time.`,
    facts: [
      { label: 'Points', value: `${points} of ${MOST_POINTS}` },
      { label: 'Right first time', value: atOnce },
      ...(missed.length > 0 ? [{ label: 'Right second time', value: later }] : []),
    ],
    misses: missed.map(missOf),
  };
}

function missOf({ question, given }: { question: RoundQuestion; given: string }): Miss {
  const { item, answer, clue } = question;
  return {
    asked: clue === undefined ? question.question : `${question.question} – ${clue}`,
    word: item.kind === 'word' ? item.id : answer,
    right: answer,
    reason: explanation(question, given),
    given,
    ...(item.kind === 'word' ? {} : { isFact: true }),
  };
}

/** Why the answer is right, and what there is to say of the given one. */
function explanation({ because, wrong }: RoundQuestion, given: string): string {
  return joinReasons(because, wrong[given]);
}

export function standing(state: RoundState): readonly Fact[] {
  const { index, isSecondChance } = currentTurn(state);
  const place = isSecondChance
    ? {
        label: 'Second chance',
        value: `${index - ROUND_QUESTIONS + 1} of ${missedAtFirst(state).length}`,
      }
    : { label: 'Question', value: `${index + 1} of ${ROUND_QUESTIONS}` };
  return [place, { label: 'Points', value: pointsOf(state) }];
}

/** The verdict on the answer that is on show; `null` while a question is asked. */
export function verdict(state: RoundState): Verdict | null {
  const { question, given, isSecondChance } = currentTurn(state);
  if (given === undefined) return null;
  const isRight = given === question.answer;
  return {
    isRight,
    text: verdictText(isRight, isSecondChance, question.answer),
    explanation: explanation(question, given),
  };
}

function verdictText(isRight: boolean, isSecondChance: boolean, answer: string): string {
  if (isRight) return isSecondChance ? 'Right this time!' : 'Right!';
  return `Not quite. The right answer is: ${answer}.`;
}
