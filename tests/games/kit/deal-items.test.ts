import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSeededRng } from '../../../src/domain/random.ts';
import { dealItems, prioritizeReviewWords } from '../../../src/games/kit/deal-items.ts';
import { forAll } from '../../for-all.ts';

const pool = Array.from({ length: 20 }, (_, index) => `word-${index}`);
const getKey = (word: string) => word;

test('nothing repeats until the pool is used up', () => {
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

test('items used longest ago come first when the pool is used up', () => {
  const dealt = dealItems(pool, 5, { getKey, usedKeys: pool, rng: createSeededRng(7) });
  expect([...dealt].sort()).toEqual(pool.slice(0, 5).sort());
});

test('one item per key is dealt', () => {
  const rows = [...pool, ...pool].map((word, index) => ({ word, index }));
  const dealt = dealItems(rows, 20, { getKey: (row) => row.word, usedKeys: [], rng: createSeededRng(1) });
  expect(new Set(dealt.map((row) => row.word)).size).toBe(20);
});

test('a pool smaller than the deal is dealt whole', () => {
  expect(dealItems(pool.slice(0, 3), 8, { getKey, usedKeys: [], rng: createSeededRng(1) })).toHaveLength(3);
});

test('the same seed deals the same items, and another seed deals others', () => {
  const deal = (seed: number) => dealItems(pool, 8, { getKey, usedKeys: [], rng: createSeededRng(seed) });
  expect(deal(1)).toEqual(deal(1));
  expect(deal(1)).not.toEqual(deal(2));
});

test('review words fill half of a deal, the most urgent first', () => {
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

test('chosen words are dealt first, and other words complete the deal', () => {
  const priority = prioritizeReviewWords(
    { due: ['word-9'], weak: [], learning: [], chosenWords: ['word-3', 'word-5', 'word-7'] },
    4,
  );
  const dealt = dealItems(pool, 4, { getKey, usedKeys: pool, priority, rng: createSeededRng(1) });
  expect([...dealt].sort()).toEqual(['word-0', 'word-3', 'word-5', 'word-7']);
});

test('the new half of a deal has words in learning first, then unused ones', () => {
  const priority = prioritizeReviewWords(
    { due: ['word-3', 'word-9', 'word-1'], weak: [], learning: ['word-7', 'word-3'], chosenWords: [] },
    4,
  );
  const usedKeys = pool.slice(0, 19);
  const dealt = dealItems(pool, 4, { getKey, usedKeys, priority, rng: createSeededRng(1) });
  expect([...dealt].sort()).toEqual(['word-19', 'word-3', 'word-7', 'word-9']);
});
