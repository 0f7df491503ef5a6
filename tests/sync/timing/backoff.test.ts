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

describe('the delay after a failure', () => {
  test('is between one second and five minutes, after any number of failures', () => {
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

  test('is near five minutes at once when the store limits the rate', () => {
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

describe('the decision to drain', () => {
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

  test('is to skip without a connection', () => {
    expect(decideDrain({ ...input, reason: 'requested', isOnline: false })).toEqual({ type: 'skip' });
  });

  test('is to wait until postponed work is due', () => {
    expect(decideDrain(input)).toEqual({ type: 'later', at: 5_000 });
    expect(decideDrain({ ...input, now: 5_000 })).toEqual({ type: 'drain' });
  });

  test('is to drain at once when the device comes online or the page becomes visible', () => {
    expect(decideDrain({ ...input, reason: 'online', earliestNextAttempt: 9_000 })).toEqual({
      type: 'drain',
    });
    expect(decideDrain({ ...input, reason: 'visible', earliestNextAttempt: 9_000 })).toEqual({
      type: 'drain',
    });
  });

  test('respects a rate limit also after a new write', () => {
    const fresh = { ...entry, nextAt: 0 };
    expect(decideDrain({ ...input, entries: [fresh], earliestNextAttempt: 9_000 })).toEqual({
      type: 'later',
      at: 9_000,
    });
  });

  test('is to skip when another tab has sent the write, but the interval still pulls', () => {
    expect(decideDrain({ ...input, entries: [] })).toEqual({ type: 'skip' });
    expect(decideDrain({ ...input, entries: [], reason: 'interval' })).toEqual({ type: 'drain' });
  });
});
