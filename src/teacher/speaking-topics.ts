import type { Reason } from '../domain/reasons.ts';
import topics from './curriculum/speaking-topics.json' with { type: 'json' };

const TOPICS: Record<Reason, readonly string[]> = topics;

/**
 * The topic of a Speaking module lesson (specification, section 4). Kept apart from the rest of the
 * curriculum because the hub and the progress page show it.
 * @param module 1 to 5; for any other number the answer is empty
 */
export function getModuleLessonTopic(reason: Reason, module: number): string {
  return TOPICS[reason][module - 1] ?? '';
}
