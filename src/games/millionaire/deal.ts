import { LEVELS_OF_BAND } from '../../content/bands.ts';
import { loadMillionaireQuestions } from '../../content/millionaire/millionaire-bank.ts';
import {
  LADDER_PART_STEPS,
  LADDER_PARTS,
  LANGUAGE_TOPICS,
  type MillionaireQuestion,
} from '../../content/millionaire/millionaire-schema.ts';
import type { Level } from '../../domain/levels.ts';
import { createSeededRng, type Rng, shuffle } from '../../domain/random.ts';
import type { StartOptions } from '../game-contract.ts';
import { orderForDeal } from '../kit/deal-items.ts';
import { createCarriedUsedKeys, type UsedKeys } from '../kit/used-keys.ts';
import { LADDER } from './ladder.ts';
import type { MillionaireState } from './state.ts';

export type MillionaireBank = readonly MillionaireQuestion[];

export async function loadBank(): Promise<MillionaireBank> {
  return (await Promise.all(LADDER_PARTS.map((part) => loadMillionaireQuestions(part)))).flat();
}

/** Only questions that were asked are used up, and for every level, because all share one ladder. */
export const carriedState = createCarriedUsedKeys<MillionaireState>(
  ({ ladder, index }) => ladder.slice(0, index + 1).map(({ id }) => id),
  'all-choices',
);

/** Deals a question for each step, unused ones first. */
export function createInitialState(
  bank: MillionaireBank,
  { level, seed, carriedState: usedKeys }: Pick<StartOptions<UsedKeys>, 'level' | 'seed' | 'carriedState'>,
): MillionaireState {
  const rng = createSeededRng(seed);
  return {
    seed,
    ladder: LADDER.map((step) => {
      const question = chooseQuestion(step, bank, { level, usedKeys, rng });
      return { ...question, options: shuffle(question.options, rng) };
    }),
    index: 0,
    fiftyFifty: null,
    askedAi: null,
    since: 0,
    phase: { name: 'asking' },
  };
}

interface DealContext {
  level: Level;
  usedKeys: UsedKeys;
  rng: Rng;
}

function chooseQuestion(
  step: number,
  bank: MillionaireBank,
  { level, usedKeys, rng }: DealContext,
): MillionaireQuestion {
  const candidates = orderForDeal(
    bank.filter((question) => question.step === step),
    { getKey: ({ id }) => id, usedKeys, rng },
  );
  const isUnusedGeneral = (question: MillionaireQuestion) =>
    !usedKeys.includes(question.id) && !isAboutEnglish(question);
  // Beginners get questions about English rather than repeats: thirty climbs to the top use all 450
  // questions.
  const general = isAboveBeginners(step, level) ? candidates.find(isUnusedGeneral) : undefined;
  const dealt = general ?? candidates[0];
  if (!dealt) throw new Error(`The bank has no question for step ${step}`);
  return dealt;
}

/** Above the first safe step, questions about English need words that beginners do not know. */
function isAboveBeginners(step: number, level: Level): boolean {
  const [, lastLowerStep] = LADDER_PART_STEPS.lower;
  return step > lastLowerStep && LEVELS_OF_BAND.a.some((each) => each === level);
}

export function isAboutEnglish({ topic }: MillionaireQuestion): boolean {
  return LANGUAGE_TOPICS.some((each) => each === topic);
}
