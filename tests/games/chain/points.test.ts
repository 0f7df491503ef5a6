import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointsFor } from '../../../src/games/chain/points.ts';
import { forAll } from '../../for-all.ts';

describe('points', () => {
  test.each([
    ['go', 2],
    ['apple', 5],
    ['banana', 7],
    ['elephant', 11],
  ])('%s is worth %i', (word, points) => {
    expect(pointsFor(word, 0)).toBe(points);
  });

  test('each hint costs three, and a word always gains one', () => {
    expect([1, 2].map((hints) => pointsFor('elephant', hints))).toEqual([8, 5]);
    expect(pointsFor('go', 2)).toBe(1);
  });

  test('a longer word scores more', () => {
    forAll(fc.integer({ min: 2, max: 14 }), (length) => {
      expect(pointsFor('x'.repeat(length + 1), 0)).toBeGreaterThan(pointsFor('x'.repeat(length), 0));
    });
  });
});
