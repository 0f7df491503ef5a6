import type { Reason } from '../domain/reasons.ts';
import topics from './curriculum/speaking-topics.json' with { type: 'json' };

const TOPICS: Record<Reason, readonly string[]> = topics;

/**
 * The topic of a Speaking module lesson (specification, section 4). It has a file of its own, because the hub
 * and the progress page show it without the rest of the curriculum.
 *
 * @param module 1 to 5
 * @returns '' for any other number
 */
export function getModuleLessonTopic(reason: Reason, module: number): string {
  return TOPICS[reason][module - 1] ?? '';
}
