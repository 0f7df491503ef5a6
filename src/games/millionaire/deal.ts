import { LEVELS_OF_BAND } from '../../content/bands.ts';
import { loadMillionaireQuestions } from '../../content/millionaire/millionaire-bank.ts';
import {
  LANGUAGE_TOPICS,
  type MillionaireQuestion,
  PARTS,
  STEPS_OF_PART,
} from '../../content/millionaire/millionaire-schema.ts';
import type { Level } from '../../domain/levels.ts';
import { type Rng, seededRng, shuffle } from '../../domain/random.ts';
import type { StartOptions } from '../contract.ts';
import { inTurn } from '../kit/deal-fresh.ts';
import { rememberUsed, type UsedWords } from '../kit/used-words.ts';
import { LADDER } from './ladder.ts';
import type { MillionaireState } from './state.ts';

export type MillionaireBank = readonly MillionaireQuestion[];

export async function loadBank(): Promise<MillionaireBank> {
  return (await Promise.all(PARTS.map((part) => loadMillionaireQuestions(part)))).flat();
}

/** Only what was on the board is used up; at every level, since all climb the same ladder. */
export const memory = rememberUsed<MillionaireState>(
  ({ ladder, index }) => ladder.slice(0, index + 1).map(({ id }) => id),
  'all-choices',
);

/** Deals a question for each step that no earlier game asked, while there are any. */
export function start(
  bank: MillionaireBank,
  { level, seed, memory: used }: Pick<StartOptions<UsedWords>, 'level' | 'seed' | 'memory'>,
): MillionaireState {
  const rng = seededRng(seed);
  return {
    seed,
    ladder: LADDER.map((step) => {
      const question = questionFor(step, bank, { level, used, rng });
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
  used: UsedWords;
  rng: Rng;
}

function questionFor(step: number, bank: MillionaireBank, { level, used, rng }: Deal): MillionaireQuestion {
  const due = inTurn(
    bank.filter((question) => question.step === step),
    { key: ({ id }) => id, used, rng },
  );
  const isSimple = (question: MillionaireQuestion) =>
    !used.includes(question.id) && !isAboutEnglish(question);
  const simple = isAboveBeginners(step, level) ? due.find(isSimple) : undefined;
  const dealt = simple ?? due[0];
  if (!dealt) throw new Error(`The bank has no question for step ${step}`);
  return dealt;
}

/** From the first safe step on, questions about English are about words that a beginner never met. */
function isAboveBeginners(step: number, level: Level): boolean {
  const [, lastForAll] = STEPS_OF_PART.lower;
  return step > lastForAll && LEVELS_OF_BAND.a.some((each) => each === level);
}

export function isAboutEnglish({ topic }: MillionaireQuestion): boolean {
  return LANGUAGE_TOPICS.some((each) => each === topic);
}
