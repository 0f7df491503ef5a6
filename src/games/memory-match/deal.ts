import type { Word } from '../../content/words/word-schema.ts';
import { createSeededRng, shuffle } from '../../domain/random.ts';
import type { StartOptions } from '../game-contract.ts';
import { orderForDeal, prioritizeReviewWords } from '../kit/deal-items.ts';
import type { UsedKeys } from '../kit/used-keys.ts';
import { isLongText, MEMORY_MATCH_PAIRS, type MemoryMatchState } from './cards.ts';

/**
 * Deals eight pairs of the level's words face down, words due for review first. Words with a long meaning are
 * dealt only if the learner chose them; they get a smaller font. Synonyms are not dealt together, because
 * either meaning would fit either word.
 */
export function createInitialState(
  words: readonly Word[],
  { seed, learner, carriedState }: Pick<StartOptions<UsedKeys>, 'seed' | 'learner' | 'carriedState'>,
): MemoryMatchState {
  const rng = createSeededRng(seed);
  const candidates = words.filter(
    ({ word, meaning }) => !isLongText(meaning) || learner.chosenWords.includes(word),
  );
  const ordered = orderForDeal(candidates, {
    getKey: ({ word }) => word,
    usedKeys: carriedState,
    priority: prioritizeReviewWords(learner, MEMORY_MATCH_PAIRS),
    rng,
  });
  const dealt = shuffle(takeWithoutSynonyms(ordered, MEMORY_MATCH_PAIRS), rng);
  const sides = ['word', 'meaning'] as const;
  const cards = dealt.flatMap((_, pair) => sides.map((side) => ({ pair, side })));
  return {
    pairs: dealt.map(({ word, meaning }) => ({ word, meaning })),
    cards: shuffle(cards, rng),
    turn: { phase: 'none-open', since: 0 },
    found: [],
    seen: [],
    moves: 0,
    hints: 0,
    hintedRow: null,
    helped: [],
    mistakes: [],
  };
}

/** The first words of which no two are synonyms; a synonym only fills a deal that would be too small. */
function takeWithoutSynonyms(ordered: readonly Word[], count: number): readonly Word[] {
  const taken: Word[] = [];
  const leftOut: Word[] = [];
  for (const word of ordered) {
    if (taken.length === count) break;
    (taken.some((other) => areSynonyms(word, other)) ? leftOut : taken).push(word);
  }
  return [...taken, ...leftOut].slice(0, count);
}

function areSynonyms(one: Word, other: Word): boolean {
  return Boolean(one.synonyms?.includes(other.word) || other.synonyms?.includes(one.word));
}
