/** The learner's choice for time limits: as the rules say, twice as long, or none at all. */
export const TIMINGS = ['normal', 'longer', 'off'] as const;
export type Timing = (typeof TIMINGS)[number];

const LONGER_FACTOR = 2;

/** A limit of `ms` as it is under `timing`, in milliseconds; `null` when limits are off. */
export function limitOf(ms: number, timing: Timing): number | null {
  if (timing === 'off') return null;
  return timing === 'longer' ? ms * LONGER_FACTOR : ms;
}

/**
 * The play time at which a limit of `ms` that began at `startedAt` runs out; `null` when limits are off.
 * A state keeps the beginning and not the end, so that a change of the setting counts at once.
 */
export function limitEnd(startedAt: number, ms: number, timing: Timing): number | null {
  const limit = limitOf(ms, timing);
  return limit === null ? null : startedAt + limit;
}

/** Whether a limit has run out; the millisecond at which it ends belongs to what comes after. */
export function hasRunOut(startedAt: number, ms: number, { at, timing }: { at: number; timing: Timing }) {
  const end = limitEnd(startedAt, ms, timing);
  return end !== null && at >= end;
}
