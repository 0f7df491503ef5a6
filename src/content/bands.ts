import type { Level } from '../domain/levels.ts';

/** Bands of two levels each, for content that does not need a finer division. */
export const BANDS = ['a', 'b', 'c'] as const;
export type Band = (typeof BANDS)[number];

export const LEVELS_OF_BAND = {
  a: ['A1', 'A2'],
  b: ['B1', 'B2'],
  c: ['C1', 'C2'],
} as const satisfies Record<Band, readonly Level[]>;

/** The band of a level. */
export function getBand(level: Level): Band {
  return level.charAt(0).toLowerCase() as Band;
}

/** The higher level of a band; texts of the band use words of this level or lower, with few exceptions. */
export const TOP_LEVEL_OF_BAND = {
  a: 'A2',
  b: 'B2',
  c: 'C2',
} as const satisfies Record<Band, Level>;
