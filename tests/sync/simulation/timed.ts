import type { Happening, History } from './events.ts';

/** A happening with the steps that the world takes after it. */
export type Timed = History['happenings'][number];

/** More steps than anything has that can happen at once. */
export const ALL = 1_000;

export function timed(what: Happening, steps = ALL): Timed {
  return { ...what, steps };
}
