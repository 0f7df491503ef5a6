import type { CommonMistake, TeachingPoint } from '../domain/lesson-plan.ts';
import type { Skill } from '../domain/skills.ts';
import type { Unit } from './curriculum-schema.ts';

/** Units of these skills contrast strategies, not right English with wrong. */
const STRATEGY_SKILLS: ReadonlySet<Skill> = new Set(['Reading', 'Listening']);

/**
 * The teaching point of a class.
 *
 * @param unit with its own examples and mistake, or with those of a strand
 * @param heading by which the learner's device reports the point as met, unless the class has a name for it
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
