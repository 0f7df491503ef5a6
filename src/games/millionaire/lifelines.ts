import {
  type MillionaireQuestion,
  OPTIONS_PER_QUESTION,
} from '../../content/millionaire/millionaire-schema.ts';
import { pick, type Rng } from '../../domain/random.ts';
import type { AiHint } from './state.ts';

type LifelineQuestion = Pick<MillionaireQuestion, 'options' | 'answer' | 'trap' | 'sure'>;

/** How often 50/50 leaves the option that people fall for. */
export const TRAP_STAYS_SHARE = 0.75;

/** The two wrong options that 50/50 takes away. */
export function chooseFiftyFifty({ options, answer, trap }: LifelineQuestion, rng: Rng): string[] {
  const others = options.filter((option) => option !== answer && option !== trap);
  const rival = rng() < TRAP_STAYS_SHARE ? trap : pick(others, rng);
  return options.filter((option) => option !== answer && option !== rival);
}

/**
 * How sure the AI is among the options that are left, 0 to 1. A question's `sure` is among four: a share of friends
 * know, the others guess; among two they guess better.
 */
export function getConfidence({ sure }: Pick<LifelineQuestion, 'sure'>, left: number): number {
  const guess = 1 / OPTIONS_PER_QUESTION;
  const knows = (sure - guess) / (1 - guess);
  return knows + (1 - knows) / left;
}

/**
 * What the AI says: the answer as often as it is sure, otherwise the trap, or what else 50/50 left. How sure it says
 * that it is does not depend on whether it is right.
 * @param out the options that 50/50 took away
 */
export function createAiHint(question: LifelineQuestion, out: readonly string[], rng: Rng): AiHint {
  const { options, answer, trap } = question;
  const left = options.filter((option) => !out.includes(option));
  const sure = getConfidence(question, left.length);
  const rival = left.includes(trap) ? trap : left.find((option) => option !== answer);
  const says = rng() < sure ? answer : (rival ?? answer);
  return { says, percent: roundPercent(sure, left.length, rng) };
}

/** The shown figure lies at most so far beside the true one, before it is rounded. */
const NOISE = 8;
const PERCENT_STEP = 5;
const MAX_SHOWN_PERCENT = 95;

/** Never less than a guess among so many, and never quite certain. */
function roundPercent(sure: number, left: number, rng: Rng): number {
  const noisy = 100 * sure + (2 * rng() - 1) * NOISE;
  const rounded = Math.round(noisy / PERCENT_STEP) * PERCENT_STEP;
  return Math.min(MAX_SHOWN_PERCENT, Math.max(100 / left, rounded));
}

/** From here on it only has a hunch. */
const HUNCH = 50;

/** What the AI says, as it says it. */
export function formatAiHint({ says, percent }: AiHint): string {
  return percent > HUNCH
    ? `I’m about ${percent}% sure it’s “${says}”.`
    : `I’m only about ${percent}% sure, but I’d say “${says}”.`;
}
