import {
  type MillionaireQuestion,
  OPTIONS_PER_QUESTION,
} from '../../content/millionaire/millionaire-schema.ts';
import { pick, type Rng } from '../../domain/random.ts';
import type { AiHint } from './state.ts';

type LifelineQuestion = Pick<MillionaireQuestion, 'options' | 'answer' | 'trap' | 'sure'>;

/** The probability that 50/50 keeps the trap, the most tempting wrong option. */
export const TRAP_STAYS_SHARE = 0.75;

/** Chooses the two wrong options that 50/50 removes. */
export function chooseFiftyFifty({ options, answer, trap }: LifelineQuestion, rng: Rng): string[] {
  const others = options.filter((option) => option !== answer && option !== trap);
  const kept = rng() < TRAP_STAYS_SHARE ? trap : pick(others, rng);
  return options.filter((option) => option !== answer && option !== kept);
}

/**
 * The AI's confidence among the remaining options, from 0 to 1. A question's `sure` is for four options: part
 * of it is knowledge and the rest guessing, which is easier among two.
 */
export function getConfidence({ sure }: Pick<LifelineQuestion, 'sure'>, optionCount: number): number {
  const guess = 1 / OPTIONS_PER_QUESTION;
  const knowledge = (sure - guess) / (1 - guess);
  return knowledge + (1 - knowledge) / optionCount;
}

/**
 * Creates the AI's hint: the answer with the probability of its confidence, otherwise the trap or the other
 * remaining option. The shown percentage does not depend on whether the hint is right.
 * @param out the options that 50/50 removed
 */
export function createAiHint(question: LifelineQuestion, out: readonly string[], rng: Rng): AiHint {
  const { options, answer, trap } = question;
  const remaining = options.filter((option) => !out.includes(option));
  const sure = getConfidence(question, remaining.length);
  const wrong = remaining.includes(trap) ? trap : remaining.find((option) => option !== answer);
  const says = rng() < sure ? answer : (wrong ?? answer);
  return { says, percent: roundPercent(sure, remaining.length, rng) };
}

/** The maximum random difference of the shown percentage, in percentage points before rounding. */
const MAX_NOISE = 8;
const PERCENT_STEP = 5;
const MAX_SHOWN_PERCENT = 95;

/** The shown percentage: at least that of a guess, and never 100. */
function roundPercent(sure: number, optionCount: number, rng: Rng): number {
  const noisy = 100 * sure + (2 * rng() - 1) * MAX_NOISE;
  const rounded = Math.round(noisy / PERCENT_STEP) * PERCENT_STEP;
  return Math.min(MAX_SHOWN_PERCENT, Math.max(100 / optionCount, rounded));
}

/** Up to this percentage the AI says that it is not sure. */
const MAX_UNSURE_PERCENT = 50;

/** The AI's hint as a sentence. */
export function formatAiHint({ says, percent }: AiHint): string {
  return percent > MAX_UNSURE_PERCENT
    ? `I’m about ${percent}% sure it’s “${says}”.`
    : `I’m only about ${percent}% sure, but I’d say “${says}”.`;
}
