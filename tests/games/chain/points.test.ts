import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getWordPoints } from '../../../src/games/chain/points.ts';
import { forAll } from '../../for-all.ts';

describe('getWordPoints:', () => {
  test.each([
    ['go', 2],
    ['apple', 5],
    ['banana', 7],
    ['elephant', 11],
  ])('%s gives %i points', (word, points) => {
    expect(getWordPoints(word, 0)).toBe(points);
  });

  test('a hint costs three points, and a word gives at least one', () => {
    expect([1, 2].map((hints) => getWordPoints('elephant', hints))).toEqual([8, 5]);
    expect(getWordPoints('go', 2)).toBe(1);
  });

  test('a longer word scores more', () => {
    forAll(fc.integer({ min: 2, max: 14 }), (length) => {
      expect(getWordPoints('x'.repeat(length + 1), 0)).toBeGreaterThan(getWordPoints('x'.repeat(length), 0));
    });
  });
});
