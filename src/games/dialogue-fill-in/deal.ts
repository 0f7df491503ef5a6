import { loadDialogues } from '../../content/dialogues/dialogue-bank.ts';
import type { Dialogue, DialogueGap } from '../../content/dialogues/dialogue-schema.ts';
import { loadWords } from '../../content/words/word-bank.ts';
import type { LearningItem } from '../../domain/game-records.ts';
import type { Level } from '../../domain/levels.ts';
import { createSeededRng, shuffle } from '../../domain/random.ts';
import type { StartOptions } from '../game-contract.ts';
import { orderForDeal } from '../kit/deal-items.ts';
import { createCarriedUsedKeys, type UsedKeys } from '../kit/used-keys.ts';
import type { DialogueState } from './state.ts';

export const TYPED_VARIANT = 'typed';

export interface DialogueBank {
  dialogues: readonly Dialogue[];
  /** The level's words in the word bank. Other words are not recorded. */
  words: ReadonlySet<string>;
}

export async function loadBank(level: Level): Promise<DialogueBank> {
  const [dialogues, words] = await Promise.all([loadDialogues(level), loadWords(level)]);
  return { dialogues, words: new Set(words.map(({ word }) => word)) };
}

/** A dialogue is used up at every level and in both variants, because its answers are the same in both. */
export const carriedState = createCarriedUsedKeys<DialogueState>(
  ({ dialogue }) => [dialogue.id],
  'all-choices',
);

type Deal = Pick<StartOptions<UsedKeys>, 'variant' | 'seed' | 'learner' | 'carriedState'>;

/** Deals an unused dialogue, if possible with a word due for review. */
export function createInitialState(
  bank: DialogueBank,
  { variant, seed, learner, carriedState: usedKeys }: Deal,
): DialogueState {
  const rng = createSeededRng(seed);
  const reviewWords = new Set([...learner.due, ...learner.weak]);
  const candidates = orderForDeal(bank.dialogues, { getKey: ({ id }) => id, usedKeys, rng });
  const isUnused = ({ id }: Dialogue) => !usedKeys.includes(id);
  const hasReviewWord = ({ gaps }: Dialogue) =>
    gaps.some(({ kind, point }) => kind === 'word' && reviewWords.has(point));
  const dealt = candidates.find((each) => isUnused(each) && hasReviewWord(each)) ?? candidates[0];
  if (!dealt) throw new Error('The bank holds no dialogue');
  const gaps = dealt.gaps.map((gap) => ({ ...gap, options: shuffle(gap.options, rng) }));
  return {
    dialogue: { ...dealt, gaps },
    isTyped: variant === TYPED_VARIANT,
    items: gaps.map((gap) => getLearningItem(gap, bank)),
    filled: gaps.map(() => ''),
    checked: [],
    hinted: [],
    spent: gaps.map(() => 0),
    since: 0,
    phase: 'filling',
  };
}

/** The item recorded for a gap: its point of grammar, or its word if the word bank has it. */
function getLearningItem({ kind, point }: DialogueGap, { words }: DialogueBank): LearningItem | null {
  if (kind === 'grammar') return { kind, id: point };
  return kind === 'word' && words.has(point) ? { kind, id: point } : null;
}
