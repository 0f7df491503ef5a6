import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computePawnOffset } from '../../../src/drawings/map/track-progress.ts';
import { forAll } from '../../for-all.ts';

test('the pawn of a new learner is at the start', () => {
  expect(computePawnOffset(0, 24)).toBe(0);
});

test('the pawn is in the middle of the last completed square', () => {
  expect(computePawnOffset(1, 4)).toBe(0.125);
  expect(computePawnOffset(4, 4)).toBe(0.875);
});

test('one more lesson never moves the pawn back or off the track', () => {
  forAll(fc.nat(200), fc.integer({ min: 1, max: 120 }), (done, squares) => {
    const [before, after] = [computePawnOffset(done, squares), computePawnOffset(done + 1, squares)];
    expect(after).toBeGreaterThanOrEqual(before);
    expect(after).toBeLessThan(1);
  });
});
