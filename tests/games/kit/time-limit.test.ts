import { describe, expect, test } from 'vitest';
import { hasRunOut, limitEnd, limitOf } from '../../../src/games/kit/time-limit.ts';

describe('a time limit', () => {
  test('is as the rules say, twice as long, or none, by the learner’s choice', () => {
    expect(limitOf(15_000, 'normal')).toBe(15_000);
    expect(limitOf(15_000, 'longer')).toBe(30_000);
    expect(limitOf(15_000, 'off')).toBeNull();
  });

  test('ends so long after its beginning', () => {
    expect(limitEnd(4_000, 15_000, 'normal')).toBe(19_000);
    expect(limitEnd(4_000, 15_000, 'longer')).toBe(34_000);
    expect(limitEnd(4_000, 15_000, 'off')).toBeNull();
  });

  test('has run out from the very millisecond of its end', () => {
    expect(hasRunOut(0, 15_000, { at: 14_999, timing: 'normal' })).toBe(false);
    expect(hasRunOut(0, 15_000, { at: 15_000, timing: 'normal' })).toBe(true);
    expect(hasRunOut(0, 15_000, { at: 29_999, timing: 'longer' })).toBe(false);
    expect(hasRunOut(0, 15_000, { at: 30_000, timing: 'longer' })).toBe(true);
  });

  test('that is off never runs out', () => {
    expect(hasRunOut(0, 15_000, { at: Number.MAX_SAFE_INTEGER, timing: 'off' })).toBe(false);
  });
});
