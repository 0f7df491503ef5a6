import type { Level } from '../domain/levels.ts';

/** The three bands of the Common European Framework: basic, independent, proficient. */
export const CEFR_BANDS = ['A', 'B', 'C'] as const;
export type CefrBand = (typeof CEFR_BANDS)[number];

/** Learners below this age, in years, get children's situations instead of adults' ones. */
const ADULT_TOPICS_FROM_AGE = 13;

export const AUDIENCES = ['adults', 'children'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Whom a piece of the curriculum is for. */
export const SUITABILITIES = ['everyone', 'children', 'adults'] as const;
export type Suitability = (typeof SUITABILITIES)[number];

export function getCefrBand(level: Level): CefrBand {
  return level.charAt(0) as CefrBand;
}

/** @param age in years */
export function getAudience(age: number): Audience {
  return age < ADULT_TOPICS_FROM_AGE ? 'children' : 'adults';
}

export function isSuitable(suitability: Suitability, audience: Audience): boolean {
  return suitability === 'everyone' || suitability === audience;
}
