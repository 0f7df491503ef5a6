import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRng } from '../../../src/domain/random.ts';
import { dealFresh, wordsAgain } from '../../../src/games/kit/deal-fresh.ts';
import { forAll } from '../../for-all.ts';

const pool = Array.from({ length: 20 }, (_, index) => `word-${index}`);
const key = (word: string) => word;

test('nothing repeats until the pool is spent', () => {
  forAll(fc.integer(), fc.integer({ min: 1, max: 5 }), (seed, count) => {
    const rng = seededRng(seed);
    let used: readonly string[] = [];
    for (let game = 0; game < Math.floor(pool.length / count); game += 1) {
      const dealt = dealFresh(pool, count, { key, used, rng });
      expect(dealt.filter((word) => used.includes(word))).toEqual([]);
      used = [...used, ...dealt];
    }
  });
});

test('when the pool is spent, what was used longest ago comes first', () => {
  const dealt = dealFresh(pool, 5, { key, used: pool, rng: seededRng(7) });
  expect([...dealt].sort()).toEqual(pool.slice(0, 5).sort());
});

test('of items with the same key only one is dealt', () => {
  const rows = [...pool, ...pool].map((word, index) => ({ word, index }));
  const dealt = dealFresh(rows, 20, { key: (row) => row.word, used: [], rng: seededRng(1) });
  expect(new Set(dealt.map((row) => row.word)).size).toBe(20);
});

test('a small pool is dealt whole', () => {
  expect(dealFresh(pool.slice(0, 3), 8, { key, used: [], rng: seededRng(1) })).toHaveLength(3);
});

test('the same seed deals the same, another one something else', () => {
  const deal = (seed: number) => dealFresh(pool, 8, { key, used: [], rng: seededRng(seed) });
  expect(deal(1)).toEqual(deal(1));
  expect(deal(1)).not.toEqual(deal(2));
});

test('what the learner is to meet again comes first, the most pressing before the rest, as half of a deal', () => {
  const first = wordsAgain(
    { due: ['word-3', 'word-9', 'no word of the pool'], weak: ['word-3', 'word-5'], begun: [], chosen: [] },
    4,
  );
  const dealt = dealFresh(pool, 4, { key, used: pool, first, rng: seededRng(1) });
  expect([...dealt].sort()).toEqual(['word-0', 'word-1', 'word-3', 'word-9']);
});

test('words that the learner chose may be the whole deal, and others fill it only up', () => {
  const first = wordsAgain(
    { due: ['word-9'], weak: [], begun: [], chosen: ['word-3', 'word-5', 'word-7'] },
    4,
  );
  const dealt = dealFresh(pool, 4, { key, used: pool, first, rng: seededRng(1) });
  expect([...dealt].sort()).toEqual(['word-0', 'word-3', 'word-5', 'word-7']);
});

test('the other half is new: begun words first, then those that no earlier game used', () => {
  const first = wordsAgain(
    { due: ['word-3', 'word-9', 'word-1'], weak: [], begun: ['word-7', 'word-3'], chosen: [] },
    4,
  );
  const used = pool.slice(0, 19);
  const dealt = dealFresh(pool, 4, { key, used, first, rng: seededRng(1) });
  expect([...dealt].sort()).toEqual(['word-19', 'word-3', 'word-7', 'word-9']);
});
