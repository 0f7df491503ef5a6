import { LEVELS, type Level } from './levels.ts';
import { PLACEMENT_QUESTIONS } from './limits.ts';

/*
 * The level test: a Bayesian estimate of the learner's level, which also chooses the next question.
 */

/** One answer of the level test: the level of its question, and whether it was right. */
export interface PlacementAnswer {
  level: Level;
  isRight: boolean;
}

/** How many questions of a level were asked, and how many of them were answered right. */
export interface PlacementScore {
  level: Level;
  right: number;
  asked: number;
}

/** No level is asked more often, so that every full test looks at three levels or more. */
export const MAX_QUESTIONS_PER_LEVEL = 4;

/** The probability of a right answer to a question of a level that the learner has. */
const RIGHT_IF_KNOWN = 0.92;
/** The same for a level that the learner does not have yet. */
const RIGHT_IF_GUESSED = 0.3;

/**
 * How likely each highest level is before the first answer; the first value is for learners below A1. The
 * weights start the test at A2, because a hard first question discourages beginners.
 */
const PRIOR_WEIGHTS: readonly number[] = [3, 3, 3, 2, 1, 1, 1];

/** The probability of each highest level after the answers; their sum is 1, and index 0 is below A1. */
function computePosterior(answers: readonly PlacementAnswer[]): readonly number[] {
  const weights = PRIOR_WEIGHTS.map((prior, highest) =>
    answers.reduce((weight, { level, isRight }) => {
      const right = LEVELS.indexOf(level) < highest ? RIGHT_IF_KNOWN : RIGHT_IF_GUESSED;
      return weight * (isRight ? right : 1 - right);
    }, prior),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** For each level, the probability that the learner has it; never rising with the level. */
function computeMasteryProbabilities(answers: readonly PlacementAnswer[]): readonly number[] {
  const posterior = computePosterior(answers);
  return LEVELS.map((_, index) => posterior.slice(index + 1).reduce((sum, each) => sum + each, 0));
}

/** With at most this many right answers to all questions of A1, the test ends: no higher level is likely. */
const MAX_RIGHT_OF_BEGINNER = 1;

function isBeginner(answers: readonly PlacementAnswer[]): boolean {
  const easiest = answers.filter(({ level }) => level === 'A1');
  const right = easiest.filter(({ isRight }) => isRight).length;
  return easiest.length >= MAX_QUESTIONS_PER_LEVEL && right <= MAX_RIGHT_OF_BEGINNER;
}

/**
 * The level of the next question: the one about which least is known. A right answer never makes the next
 * question easier than a wrong one would.
 *
 * @returns `null` once the test is over: after `PLACEMENT_QUESTIONS` answers, or when a beginner has answered
 *   those of A1
 */
export function chooseNextLevel(answers: readonly PlacementAnswer[]): Level | null {
  if (answers.length >= PLACEMENT_QUESTIONS || isBeginner(answers)) return null;
  const probabilities = computeMasteryProbabilities(answers);
  let next: Level | null = null;
  let smallestDistance = Number.POSITIVE_INFINITY;
  for (const [index, level] of LEVELS.entries()) {
    if (answers.filter((answer) => answer.level === level).length >= MAX_QUESTIONS_PER_LEVEL) continue;
    const distance = Math.abs((probabilities[index] ?? 0) - 0.5);
    // Of two levels that are equally uncertain, the higher one.
    if (distance <= smallestDistance) [next, smallestDistance] = [level, distance];
  }
  return next;
}

/**
 * The learner's level after these answers: the highest that they more likely have than not, at least A1. One
 * more right answer never lowers it.
 */
export function estimateLevel(answers: readonly PlacementAnswer[]): Level {
  const probabilities = computeMasteryProbabilities(answers);
  return LEVELS.findLast((_, index) => (probabilities[index] ?? 0) >= 0.5) ?? 'A1';
}

/** What was right at which level, lowest first; levels without a question are left out. */
export function countPlacementScores(answers: readonly PlacementAnswer[]): readonly PlacementScore[] {
  return LEVELS.map((level) => {
    const ofLevel = answers.filter((answer) => answer.level === level);
    return { level, right: ofLevel.filter(({ isRight }) => isRight).length, asked: ofLevel.length };
  }).filter(({ asked }) => asked > 0);
}
