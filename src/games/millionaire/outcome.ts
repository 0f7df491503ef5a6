import { STEPS } from '../../content/millionaire/millionaire-schema.ts';
import type { Fact, GameResult, Miss } from '../contract.ts';
import { joinReasons } from '../kit/reasons.ts';
import { starsFor } from '../kit/stars-for.ts';
import type { Verdict } from '../kit/verdict.ts';
import { inFigures, isSafe, MOST_POINTS, pointsAt } from './ladder.ts';
import { climbed, type MillionaireState, pointsOf, questionNow, toldRight } from './state.ts';

/** Two stars for more than the second safe step, three for the top; no point, no star. */
const STARS = { two: pointsAt(10), three: MOST_POINTS };

/** The outcome of a finished climb: the points that are taken home. */
export function result(state: MillionaireState): GameResult {
  const points = pointsOf(state);
  const lifelines = [state.fiftyFifty, state.askedAi].filter((lifeline) => lifeline !== null).length;
  return {
    score: { value: points, text: `${inFigures(points)} points` },
    ...(points > 0 ? { stars: starsFor(points, STARS) } : {}),
    headline: headline(state, inFigures(points)),
    facts: [
      { label: 'Points', value: inFigures(points) },
      { label: 'Right answers', value: `${climbed(state)} of ${STEPS}` },
      { label: 'Lifelines used', value: lifelines },
    ],
    misses: missesOf(state),
  };
}

function headline({ phase, index }: MillionaireState, points: string): string {
  if (phase.name === 'won') return `${points} points! You are at the top of the ladder.`;
  if (phase.name === 'walked') return `You walked away with ${points} points.`;
  return points === '0'
    ? `The climb ended at question ${index + 1}.`
    : `You fell, but ${points} points were safe.`;
}

/** The question that ended the climb: answered wrong, or left unanswered. */
function missesOf(state: MillionaireState): readonly Miss[] {
  const { phase } = state;
  const { question, answer } = questionNow(state);
  const miss = { asked: question, word: answer, right: answer, isFact: true };
  if (phase.name === 'walked') return [{ ...miss, reason: explanation(state) }];
  if (phase.name !== 'fell') return [];
  return [{ ...miss, reason: explanation(state, phase.option), given: phase.option }];
}

/** What there is to learn, and why people fall for the trap where the learner did. */
function explanation(state: MillionaireState, given?: string): string {
  const { explanation: always, trap, because } = questionNow(state);
  return joinReasons(always, given === trap ? because : null);
}

export function standing(state: MillionaireState): readonly Fact[] {
  return [
    { label: 'Question', value: `${state.index + 1} of ${STEPS}` },
    { label: 'Points', value: inFigures(pointsOf(state)) },
  ];
}

/** The verdict on the final answer that is told; `null` before. */
export function verdict(state: MillionaireState): Verdict | null {
  const isRight = toldRight(state);
  if (isRight === null || state.phase.name !== 'told') return null;
  return {
    isRight,
    text: isRight ? praise(climbed(state)) : fall(state),
    explanation: explanation(state, state.phase.option),
  };
}

function praise(step: number): string {
  const points = inFigures(pointsAt(step));
  if (step === STEPS) return `Right! ${points} points!`;
  return isSafe(step) ? `Right! ${points} points, and they are safe.` : `Right! ${points} points.`;
}

function fall(state: MillionaireState): string {
  const points = pointsOf(state);
  const kept = points === 0 ? 'No points were safe yet.' : `You keep ${inFigures(points)} points.`;
  return `The right answer is: ${questionNow(state).answer}. ${kept}`;
}
