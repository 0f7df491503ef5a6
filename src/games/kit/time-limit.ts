/** The learner's setting for time limits: as in the rules, twice as long, or none. */
export const TIME_LIMIT_SETTINGS = ['normal', 'longer', 'off'] as const;
export type TimeLimitSetting = (typeof TIME_LIMIT_SETTINGS)[number];

const LONGER_FACTOR = 2;

/** A normal limit of `ms` under the setting, in milliseconds; `null` if limits are off. */
export function getTimeLimit(ms: number, timeLimits: TimeLimitSetting): number | null {
  if (timeLimits === 'off') return null;
  return timeLimits === 'longer' ? ms * LONGER_FACTOR : ms;
}

/**
 * The play time at which a limit that began at `startedAt` runs out; `null` if limits are off. A state stores
 * the start and not the end, so that a change of the setting applies at once.
 */
export function getTimeLimitEnd(startedAt: number, ms: number, timeLimits: TimeLimitSetting): number | null {
  const limit = getTimeLimit(ms, timeLimits);
  return limit === null ? null : startedAt + limit;
}

/** Whether a limit has run out at `at`; at its last millisecond it has. */
export function hasTimeRunOut(
  startedAt: number,
  ms: number,
  { at, timeLimits }: { at: number; timeLimits: TimeLimitSetting },
) {
  const end = getTimeLimitEnd(startedAt, ms, timeLimits);
  return end !== null && at >= end;
}
