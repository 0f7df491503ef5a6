import { getNextModuleLesson, listCompletedModuleLessons } from '../../domain/course.ts';
import { MESSAGES } from '../../domain/messages.ts';
import type { Course } from '../../domain/records.ts';
import type { SyncStatus } from '../../sync/sync-status.ts';
import { getModuleLessonTopic } from '../../teacher/speaking-topics.ts';

/** The Speaking module as the progress page tells it: the lessons that are done, and the next one. */
export function getSpeakingModule(course: Course | null) {
  if (!course) return { done: [], next: null };
  const named = (number: number) => ({ number, topic: getModuleLessonTopic(course.reason, number) });
  const next = getNextModuleLesson(course);
  return { done: listCompletedModuleLessons(course).map(named), next: next > 0 ? named(next) : null };
}

/**
 * What to tell of a push that failed over the course or the badges (specification, section 8). Being
 * offline is no failure: the progress is on the device and will travel later.
 */
export function formatProgressSyncNotice({ failure }: SyncStatus): string | null {
  if (failure?.during !== 'push' || failure.kind === 'offline') return null;
  return failure.sections.some((section) => section === 'course' || section === 'badges')
    ? MESSAGES.progressSyncFailed
    : null;
}
