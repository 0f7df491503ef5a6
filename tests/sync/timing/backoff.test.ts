import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  computeRetryDelay,
  computeThrottleDelay,
  isDue,
  MAX_DELAY_MS,
} from '../../../src/sync/timing/backoff.ts';
import { decideDrain } from '../../../src/sync/timing/triggers.ts';
import { forAll } from '../../for-all.ts';

const chance = fc.double({ min: 0, max: 0.999, noNaN: true });

describe('the wait after a failure', () => {
  test('lies between one second and five minutes, however often it failed', () => {
    forAll(fc.integer({ min: 1, max: 1000 }), chance, (attempts, value) => {
      const delay = computeRetryDelay(attempts, () => value);
      expect(delay).toBeGreaterThanOrEqual(1_000);
      expect(delay).toBeLessThanOrEqual(300_000);
    });
  });

  test('doubles its ceiling with each failure', () => {
    const ceiling = (attempts: number) => computeRetryDelay(attempts, () => 1);
    expect([1, 2, 3, 20].map(ceiling)).toEqual([2_000, 4_000, 8_000, 300_000]);
  });

  test('is near five minutes at once when the store asks to be left alone', () => {
    forAll(chance, (value) => {
      expect(computeThrottleDelay(() => value)).toBeGreaterThanOrEqual(0.9 * MAX_DELAY_MS);
    });
  });

  test('ends when the clock was put back so far that it would never end', () => {
    expect(isDue(1_000_000_000, 0)).toBe(true);
    expect(isDue(MAX_DELAY_MS, 0)).toBe(false);
    expect(isDue(5, 5)).toBe(true);
  });
});

describe('whether to drain now', () => {
  const entry = {
    key: 'profile',
    uid: 'ann',
    rev: 1,
    at: 0,
    attempts: 1,
    nextAt: 5_000,
    state: 'retrying',
  } as const;
  const input = {
    reason: 'write',
    entries: [entry],
    earliestNextAttempt: 0,
    now: 1_000,
    isOnline: true,
  } as const;

  test('nothing is tried without a connection', () => {
    expect(decideDrain({ ...input, reason: 'requested', isOnline: false })).toEqual({ type: 'skip' });
  });

  test('work that was put off waits until it is due', () => {
    expect(decideDrain(input)).toEqual({ type: 'later', at: 5_000 });
    expect(decideDrain({ ...input, now: 5_000 })).toEqual({ type: 'drain' });
  });

  test('coming online or back to the page ends every wait', () => {
    expect(decideDrain({ ...input, reason: 'online', earliestNextAttempt: 9_000 })).toEqual({
      type: 'drain',
    });
    expect(decideDrain({ ...input, reason: 'visible', earliestNextAttempt: 9_000 })).toEqual({
      type: 'drain',
    });
  });

  test('a fresh write does not hurry a store that asked to be left alone', () => {
    const fresh = { ...entry, nextAt: 0 };
    expect(decideDrain({ ...input, entries: [fresh], earliestNextAttempt: 9_000 })).toEqual({
      type: 'later',
      at: 9_000,
    });
  });

  test('a write that another tab has sent meanwhile needs nothing, but the interval still pulls', () => {
    expect(decideDrain({ ...input, entries: [] })).toEqual({ type: 'skip' });
    expect(decideDrain({ ...input, entries: [], reason: 'interval' })).toEqual({ type: 'drain' });
  });
});
