import { describe, expect, test } from 'vitest';
import { getTimeLimit, getTimeLimitEnd, hasTimeRunOut } from '../../../src/games/kit/time-limit.ts';

describe('time limits:', () => {
  test.each([
    ['normal', 15_000],
    ['longer', 30_000],
  ] as const)('a limit of 15 s under the setting %s ends after exactly %i ms', (timeLimits, ms) => {
    expect(getTimeLimit(15_000, timeLimits)).toBe(ms);
    expect(getTimeLimitEnd(4_000, 15_000, timeLimits)).toBe(4_000 + ms);
    expect(hasTimeRunOut(0, 15_000, { at: ms - 1, timeLimits })).toBe(false);
    expect(hasTimeRunOut(0, 15_000, { at: ms, timeLimits })).toBe(true);
  });

  test('a limit that is off never runs out', () => {
    expect(getTimeLimit(15_000, 'off')).toBeNull();
    expect(getTimeLimitEnd(4_000, 15_000, 'off')).toBeNull();
    expect(hasTimeRunOut(0, 15_000, { at: Number.MAX_SAFE_INTEGER, timeLimits: 'off' })).toBe(false);
  });
});
