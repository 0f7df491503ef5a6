import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSeededRng } from '../../../src/domain/random.ts';
import { dealItems, prioritizeReviewWords } from '../../../src/games/kit/deal-items.ts';
import { forAll } from '../../for-all.ts';

const pool = Array.from({ length: 20 }, (_, index) => `word-${index}`);
const getKey = (word: string) => word;

test('nothing repeats until the pool is spent', () => {
  forAll(fc.integer(), fc.integer({ min: 1, max: 5 }), (seed, count) => {
    const rng = createSeededRng(seed);
    let usedKeys: readonly string[] = [];
    for (let game = 0; game < Math.floor(pool.length / count); game += 1) {
      const dealt = dealItems(pool, count, { getKey, usedKeys, rng });
      expect(dealt.filter((word) => usedKeys.includes(word))).toEqual([]);
      usedKeys = [...usedKeys, ...dealt];
    }
  });
});

test('when the pool is spent, what was used longest ago comes first', () => {
  const dealt = dealItems(pool, 5, { getKey, usedKeys: pool, rng: createSeededRng(7) });
  expect([...dealt].sort()).toEqual(pool.slice(0, 5).sort());
});

test('of items with the same key only one is dealt', () => {
  const rows = [...pool, ...pool].map((word, index) => ({ word, index }));
  const dealt = dealItems(rows, 20, { getKey: (row) => row.word, usedKeys: [], rng: createSeededRng(1) });
  expect(new Set(dealt.map((row) => row.word)).size).toBe(20);
});

test('a small pool is dealt whole', () => {
  expect(dealItems(pool.slice(0, 3), 8, { getKey, usedKeys: [], rng: createSeededRng(1) })).toHaveLength(3);
});

test('the same seed deals the same, another one something else', () => {
  const deal = (seed: number) => dealItems(pool, 8, { getKey, usedKeys: [], rng: createSeededRng(seed) });
  expect(deal(1)).toEqual(deal(1));
  expect(deal(1)).not.toEqual(deal(2));
});

test('what the learner is to meet again comes first, the most pressing before the rest, as half of a deal', () => {
  const priority = prioritizeReviewWords(
    {
      due: ['word-3', 'word-9', 'no word of the pool'],
      weak: ['word-3', 'word-5'],
      learning: [],
      chosenWords: [],
    },
    4,
  );
  const dealt = dealItems(pool, 4, { getKey, usedKeys: pool, priority, rng: createSeededRng(1) });
  expect([...dealt].sort()).toEqual(['word-0', 'word-1', 'word-3', 'word-9']);
});

test('words that the learner chose may be the whole deal, and others fill it only up', () => {
  const priority = prioritizeReviewWords(
    { due: ['word-9'], weak: [], learning: [], chosenWords: ['word-3', 'word-5', 'word-7'] },
    4,
  );
  const dealt = dealItems(pool, 4, { getKey, usedKeys: pool, priority, rng: createSeededRng(1) });
  expect([...dealt].sort()).toEqual(['word-0', 'word-3', 'word-5', 'word-7']);
});

test('the other half is new: begun words first, then those that no earlier game used', () => {
  const priority = prioritizeReviewWords(
    { due: ['word-3', 'word-9', 'word-1'], weak: [], learning: ['word-7', 'word-3'], chosenWords: [] },
    4,
  );
  const usedKeys = pool.slice(0, 19);
  const dealt = dealItems(pool, 4, { getKey, usedKeys, priority, rng: createSeededRng(1) });
  expect([...dealt].sort()).toEqual(['word-19', 'word-3', 'word-7', 'word-9']);
});
