import { LADDER_STEPS } from '../../content/millionaire/millionaire-schema.ts';
import type { GameFact, GameResult, Miss } from '../game-contract.ts';
import { countStars } from '../kit/count-stars.ts';
import { formatObjection, joinReasons } from '../kit/reasons.ts';
import type { Verdict } from '../kit/verdict.ts';
import { formatPoints, getPointsAt, isSafeStep, MAX_POINTS } from './ladder.ts';
import {
  countClimbedSteps,
  getCurrentQuestion,
  getPoints,
  isRevealedAnswerRight,
  type MillionaireState,
} from './state.ts';

/** The minimum points for two stars and for three. Without points there is no star. */
const STARS = { two: getPointsAt(10), three: MAX_POINTS };

/** The result of a finished climb. */
export function getResult(state: MillionaireState): GameResult {
  const points = getPoints(state);
  const lifelines = [state.fiftyFifty, state.askedAi].filter((lifeline) => lifeline !== null).length;
  return {
    score: { value: points, text: `${formatPoints(points)} points` },
    ...(points > 0 ? { stars: countStars(points, STARS) } : {}),
    headline: formatHeadline(state, formatPoints(points)),
    facts: [
      { label: 'Points', value: formatPoints(points) },
      { label: 'Right answers', value: `${countClimbedSteps(state)} of ${LADDER_STEPS}` },
      { label: 'Help used', value: lifelines },
    ],
    misses: getMisses(state),
  };
}

function formatHeadline({ phase, index }: MillionaireState, points: string): string {
  if (phase.name === 'won') return `${points} points! You’re at the top!`;
  if (phase.name === 'walked') return `You stopped with ${points} points.`;
  return points === '0'
    ? `You got as far as question ${index + 1}.`
    : `Not right this time, but ${points} points were safe.`;
}

/**
 * The question that ended the climb. It is a fact, because only sixteen questions are about a single bank
 * word.
 */
function getMisses(state: MillionaireState): readonly Miss[] {
  const { phase } = state;
  const { question, answer } = getCurrentQuestion(state);
  const miss = { asked: question, word: answer, right: answer, isFact: true };
  if (phase.name === 'walked') return [{ ...miss, reason: formatExplanation(state) }];
  if (phase.name !== 'fell') return [];
  return [{ ...miss, reason: formatExplanation(state, phase.option), given: phase.option }];
}

/** The explanation of the answer, and of the trap if the learner chose it. */
function formatExplanation(state: MillionaireState, given?: string): string {
  const { explanation, trap, because } = getCurrentQuestion(state);
  return joinReasons(explanation, given === trap && formatObjection(trap, because));
}

export function getScoreboard(state: MillionaireState): readonly GameFact[] {
  return [
    { label: 'Question', value: `${state.index + 1} of ${LADDER_STEPS}` },
    { label: 'Points', value: formatPoints(getPoints(state)) },
  ];
}

/** The verdict on the final answer; `null` before it is revealed. */
export function findVerdict(state: MillionaireState): Verdict | null {
  const isRight = isRevealedAnswerRight(state);
  if (isRight === null || state.phase.name !== 'told') return null;
  return {
    isRight,
    text: isRight ? formatPraise(countClimbedSteps(state)) : formatFall(state),
    explanation: formatExplanation(state, state.phase.option),
  };
}

function formatPraise(step: number): string {
  const points = formatPoints(getPointsAt(step));
  if (step === LADDER_STEPS) return `Right! ${points} points!`;
  return isSafeStep(step) ? `Right! ${points} points, and they’re safe.` : `Right! ${points} points.`;
}

function formatFall(state: MillionaireState): string {
  const points = getPoints(state);
  const safePoints = points === 0 ? 'No points were safe yet.' : `You keep ${formatPoints(points)} points.`;
  return `The right answer is: ${getCurrentQuestion(state).answer}. ${safePoints}`;
}
