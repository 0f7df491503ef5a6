import type { CommonMistake, TeachingPoint } from '../domain/lesson-plan.ts';
import type { Skill } from '../domain/skills.ts';
import type { Unit } from './curriculum-schema.ts';

/** In these a unit contrasts ways to read and to listen, not right English with wrong. */
const STRATEGY_SKILLS: ReadonlySet<Skill> = new Set(['Reading', 'Listening']);

/**
 * The unit's point as a class teaches it.
 * @param unit with its own examples and mistake, or with those of a text in which the point is at work
 * @param heading what the learner's device reports as met
 */
export function toTeachingPoint(
  { explanation, examples, commonMistake }: Pick<Unit, 'explanation' | 'examples' | 'commonMistake'>,
  skill: Skill,
  heading: string,
): TeachingPoint {
  const { lessUseful = STRATEGY_SKILLS.has(skill), ...mistake } = commonMistake;
  const contrast: CommonMistake = lessUseful ? { ...mistake, lessUseful } : mistake;
  return { heading, explanation, examples, commonMistake: contrast };
}
