import type { Level } from '../domain/levels.ts';
import type { Reason } from '../domain/reasons.ts';
import { type CefrBand, getAudience, getCefrBand } from './audience-by-age.ts';
import topics from './curriculum/speaking-topics.json' with { type: 'json' };

const BY_REASON: Record<Reason, readonly string[]> = topics.reasons;
/** The titles of the lessons for children, who have the same ones for every reason. */
const FOR_CHILDREN: Partial<Record<CefrBand, readonly string[]>> = topics.children;

/** What the topics of the Speaking module depend on. */
export interface ModuleLearner {
  reason: Reason;
  level: Level;
  /** In years. */
  age: number;
}

/**
 * The topic of a Speaking module lesson (specification, section 4). The topics have a file of their
 * own, because the hub and the progress page show them without the rest of the curriculum.
 *
 * @param moduleLesson 1 to 5
 * @returns '' for any other number
 */
export function getModuleLessonTopic({ reason, level, age }: ModuleLearner, moduleLesson: number): string {
  const forChildren = getAudience(age) === 'children' ? FOR_CHILDREN[getCefrBand(level)] : undefined;
  return (forChildren ?? BY_REASON[reason])[moduleLesson - 1] ?? '';
}
