import type { GameFact, GameResult, Miss } from '../game-contract.ts';
import { countStars } from '../kit/count-stars.ts';
import { joinReasons } from '../kit/reasons.ts';
import type { Verdict } from '../kit/verdict.ts';
import {
  countRightAnswers,
  getCurrentTurn,
  getMissedQuestions,
  getPoints,
  MAX_POINTS,
  ROUND_QUESTIONS,
  type RoundQuestion,
  type RoundState,
} from './round-state.ts';

/** How many points earn two and three stars. Without points there is no star. */
const STARS = { two: 12, three: 18 };

/** The result of a finished round. */
export function getResult(state: RoundState): GameResult {
  const points = getPoints(state);
  const { atOnce, later } = countRightAnswers(state);
  const missed = getMissedQuestions(state);
  return {
    score: { value: points, text: `${points} of ${MAX_POINTS} points` },
    ...(points > 0 ? { stars: countStars(points, STARS) } : {}),
    headline:
      atOnce === ROUND_QUESTIONS
        ? 'Every answer right first time!'
        : `You got ${atOnce} of ${ROUND_QUESTIONS} right first time.`,
    facts: [
      { label: 'Points', value: `${points} of ${MAX_POINTS}` },
      { label: 'Right first time', value: atOnce },
      ...(missed.length > 0 ? [{ label: 'Right second time', value: later }] : []),
    ],
    misses: missed.map(createMiss),
  };
}

/** The entry in the book of mistakes; a question about no word of the banks is a fact there. */
function createMiss({ question, given }: { question: RoundQuestion; given: string }): Miss {
  const { item, answer, clue } = question;
  return {
    asked: clue === undefined ? question.question : `${question.question} – ${clue}`,
    word: item.kind === 'word' ? item.id : answer,
    right: answer,
    reason: formatExplanation(question, given),
    given,
    ...(item.kind === 'word' ? {} : { isFact: true }),
  };
}

/** Why the answer is right, and what is wrong with the given one. */
function formatExplanation({ because, wrong }: RoundQuestion, given: string): string {
  return joinReasons(because, wrong[given]);
}

/** The number of the current question or second chance, and the points. */
export function getScoreboard(state: RoundState): readonly GameFact[] {
  // `index` counts on from the questions through the second chances.
  const { index, isSecondChance } = getCurrentTurn(state);
  const place = isSecondChance
    ? {
        label: 'Second chance',
        value: `${index - ROUND_QUESTIONS + 1} of ${getMissedQuestions(state).length}`,
      }
    : { label: 'Question', value: `${index + 1} of ${ROUND_QUESTIONS}` };
  return [place, { label: 'Points', value: getPoints(state) }];
}

/** The verdict on the current answer; `null` while a question is asked. */
export function findVerdict(state: RoundState): Verdict | null {
  const { question, given, isSecondChance } = getCurrentTurn(state);
  if (given === undefined) return null;
  const isRight = given === question.answer;
  return {
    isRight,
    text: formatVerdict(isRight, isSecondChance, question.answer),
    explanation: formatExplanation(question, given),
  };
}

function formatVerdict(isRight: boolean, isSecondChance: boolean, answer: string): string {
  if (isRight) return isSecondChance ? 'Right this time!' : 'Right!';
  return `Not quite. The right answer is: ${answer}.`;
}
