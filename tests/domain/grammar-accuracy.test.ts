import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MIN_ASKED, rankGrammarPoints } from '../../src/domain/grammar-accuracy.ts';
import { forAll } from '../for-all.ts';

test('points of grammar sum the answers of all devices, weakest first', () => {
  const counts = {
    'asked:be': { phone: 6, laptop: 4 },
    'right:be': { phone: 5, laptop: 4 },
    'asked:can': { phone: 6 },
    'right:can': { phone: 2 },
    'asked:never-right': { laptop: 5 },
    'day:2026-11-22': { phone: 21 },
  };
  expect(rankGrammarPoints(counts)).toEqual([
    { point: 'never-right', asked: 5, right: 0, percent: 0 },
    { point: 'can', asked: 6, right: 2, percent: 33 },
    { point: 'be', asked: 10, right: 9, percent: 90 },
  ]);
});

test('a point with few answers is left out', () => {
  expect(rankGrammarPoints({ 'asked:be': { phone: MIN_ASKED - 1 } })).toEqual([]);
});

const anyCount = fc.dictionary(fc.constantFrom('phone', 'laptop'), fc.nat(30));
const anyName = fc
  .tuple(fc.constantFrom('asked:', 'right:'), fc.constantFrom('be', 'can', 'constructor'))
  .map((parts) => parts.join(''));

test('a percentage is from 0 to 100, and 100 only if every answer was right', () => {
  forAll(fc.dictionary(anyName, anyCount), (counts) => {
    for (const { asked, right, percent } of rankGrammarPoints(counts)) {
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent === 100).toBe(right === asked);
      expect(asked).toBeGreaterThanOrEqual(MIN_ASKED);
    }
  });
});
