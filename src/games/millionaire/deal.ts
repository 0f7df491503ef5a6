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
import type { StartOptions } from '../contract.ts';
import { orderForDeal } from '../kit/deal-items.ts';
import { createCarriedUsedKeys, type UsedKeys } from '../kit/used-keys.ts';
import { LADDER } from './ladder.ts';
import type { MillionaireState } from './state.ts';

export type MillionaireBank = readonly MillionaireQuestion[];

export async function loadBank(): Promise<MillionaireBank> {
  return (await Promise.all(LADDER_PARTS.map((part) => loadMillionaireQuestions(part)))).flat();
}

/** Only what was on the board is used up; at every level, since all climb the same ladder. */
export const carriedState = createCarriedUsedKeys<MillionaireState>(
  ({ ladder, index }) => ladder.slice(0, index + 1).map(({ id }) => id),
  'all-choices',
);

/** Deals a question for each step that no earlier game asked, while there are any. */
export function createInitialState(
  bank: MillionaireBank,
  { level, seed, carriedState: used }: Pick<StartOptions<UsedKeys>, 'level' | 'seed' | 'carriedState'>,
): MillionaireState {
  const rng = createSeededRng(seed);
  return {
    seed,
    ladder: LADDER.map((step) => {
      const question = chooseQuestion(step, bank, { level, used, rng });
      return { ...question, options: shuffle(question.options, rng) };
    }),
    index: 0,
    fiftyFifty: null,
    askedAi: null,
    since: 0,
    phase: { name: 'asking' },
  };
}

interface Deal {
  level: Level;
  used: UsedKeys;
  rng: Rng;
}

function chooseQuestion(
  step: number,
  bank: MillionaireBank,
  { level, used: usedKeys, rng }: Deal,
): MillionaireQuestion {
  const due = orderForDeal(
    bank.filter((question) => question.step === step),
    { getKey: ({ id }) => id, usedKeys, rng },
  );
  const isSimple = (question: MillionaireQuestion) =>
    !usedKeys.includes(question.id) && !isAboutEnglish(question);
  const simple = isAboveBeginners(step, level) ? due.find(isSimple) : undefined;
  const dealt = simple ?? due[0];
  if (!dealt) throw new Error(`The bank has no question for step ${step}`);
  return dealt;
}

/** From the first safe step on, questions about English are about words that a beginner never met. */
function isAboveBeginners(step: number, level: Level): boolean {
  const [, lastForAll] = LADDER_PART_STEPS.lower;
  return step > lastForAll && LEVELS_OF_BAND.a.some((each) => each === level);
}

export function isAboutEnglish({ topic }: MillionaireQuestion): boolean {
  return LANGUAGE_TOPICS.some((each) => each === topic);
}
