/** The learner's choice for time limits: as the rules say, twice as long, or none at all. */
export const TIME_LIMIT_SETTINGS = ['normal', 'longer', 'off'] as const;
export type TimeLimitSetting = (typeof TIME_LIMIT_SETTINGS)[number];

const LONGER_FACTOR = 2;

/** A limit of `ms` as it is under `timing`, in milliseconds; `null` when limits are off. */
export function getTimeLimit(ms: number, timing: TimeLimitSetting): number | null {
  if (timing === 'off') return null;
  return timing === 'longer' ? ms * LONGER_FACTOR : ms;
}

/**
 * The play time at which a limit of `ms` that began at `startedAt` runs out; `null` when limits are off.
 * A state keeps the beginning and not the end, so that a change of the setting counts at once.
 */
export function getTimeLimitEnd(startedAt: number, ms: number, timing: TimeLimitSetting): number | null {
  const limit = getTimeLimit(ms, timing);
  return limit === null ? null : startedAt + limit;
}

/** Whether a limit has run out; the millisecond at which it ends belongs to what comes after. */
export function hasTimeRunOut(
  startedAt: number,
  ms: number,
  { at, timing }: { at: number; timing: TimeLimitSetting },
) {
  const end = getTimeLimitEnd(startedAt, ms, timing);
  return end !== null && at >= end;
}
