import type { CommonMistake, TeachingPoint } from '../domain/lesson-plan.ts';
import type { Skill } from '../domain/skills.ts';
import type { Unit } from './curriculum-schema.ts';

/** In these a unit contrasts ways to read and to listen, not right English with wrong. */
const ABOUT_WAYS: ReadonlySet<Skill> = new Set(['Reading', 'Listening']);

/**
 * The unit's point as a class teaches it.
 * @param heading what the learner's device reports as met
 * @param examples the unit's own, or those of a text in which the point is at work
 */
export function pointOfUnit(
  { explanation, commonMistake }: Unit,
  skill: Skill,
  heading: string,
  examples: readonly string[],
): TeachingPoint {
  const { lessUseful = ABOUT_WAYS.has(skill), ...mistake } = commonMistake;
  const contrast: CommonMistake = lessUseful ? { ...mistake, lessUseful } : mistake;
  return { heading, explanation, examples, commonMistake: contrast };
}
