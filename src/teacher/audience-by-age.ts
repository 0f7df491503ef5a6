import type { Level } from '../domain/levels.ts';
import type { Reason } from '../domain/reasons.ts';

/*
 * Which content suits a learner's age and reason. A class is written for adults or children; the lessons of
 * weeks distinguish four ages.
 */

/** The three bands of the Common European Framework: basic, independent, proficient. */
export const CEFR_BANDS = ['A', 'B', 'C'] as const;
export type CefrBand = (typeof CEFR_BANDS)[number];

/** In years. Younger learners get the children's parts of the curriculum, all others those for adults. */
const ADULT_TOPICS_FROM_AGE = 13;

/** For whom a class is written; teenagers belong to the adults. */
export const AUDIENCES = ['adults', 'children'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** For whom a part of the curriculum can be used. */
export const SUITABILITIES = ['everyone', 'children', 'adults'] as const;
export type Suitability = (typeof SUITABILITIES)[number];

/** The audiences of lessons in weeks: 6 to 9, 10 to 12 and 13 to 17 years, and adults. */
export const LESSON_AUDIENCES = ['ages-6-9', 'ages-10-12', 'teens', 'adults'] as const;
export type LessonAudience = (typeof LESSON_AUDIENCES)[number];

const PRETEENS_FROM_AGE = 10;
const ADULTS_FROM_AGE = 18;

/**
 * The audiences whose lessons suit a learner: their own first, then one whose lessons suit them as well.
 *
 * @param age in years
 */
export function listLessonAudiences(age: number): readonly LessonAudience[] {
  if (age < PRETEENS_FROM_AGE) return ['ages-6-9', 'ages-10-12'];
  if (age < ADULT_TOPICS_FROM_AGE) return ['ages-10-12'];
  return age < ADULTS_FROM_AGE ? ['teens', 'adults'] : ['adults'];
}

/** The audience of the class that is written from a week's lesson. */
export function toAudience(audience: LessonAudience): Audience {
  return audience === 'teens' || audience === 'adults' ? 'adults' : 'children';
}

export function getCefrBand(level: Level): CefrBand {
  return level.charAt(0) as CefrBand;
}

/**
 * The audience of a learner's classes.
 *
 * @param age in years
 */
export function getAudience(age: number): Audience {
  return age < ADULT_TOPICS_FROM_AGE ? 'children' : 'adults';
}

/**
 * Whether a learner belongs to the audience of adults without being grown up: texts on the world of work are
 * chosen last.
 *
 * @param age in years
 */
export function isTeenager(age: number): boolean {
  return age >= ADULT_TOPICS_FROM_AGE && age < ADULTS_FROM_AGE;
}

/**
 * Whether an entry of the curriculum is for learners with a reason. An entry without a reason is for all,
 * such as a lesson for children.
 */
export function isForReason(entry: { reason?: Reason | undefined }, reason: Reason): boolean {
  return entry.reason === undefined || entry.reason === reason;
}

export function isSuitable(suitability: Suitability, audience: Audience): boolean {
  return suitability === 'everyone' || suitability === audience;
}
