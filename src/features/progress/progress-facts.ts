import { getNextModuleLesson, listCompletedModuleLessons } from '../../domain/course.ts';
import { MESSAGES } from '../../domain/messages.ts';
import type { Course } from '../../domain/records.ts';
import type { SyncStatus } from '../../sync/sync-status.ts';
import { getModuleLessonTopic } from '../../teacher/speaking-topics.ts';

/** The Speaking module for the progress page: the completed lessons and the next one. */
export function getSpeakingModule(course: Course | null) {
  if (!course) return { done: [], next: null };
  const addTopic = (number: number) => ({ number, topic: getModuleLessonTopic(course, number) });
  // 0 when all lessons are completed.
  const next = getNextModuleLesson(course);
  return { done: listCompletedModuleLessons(course).map(addTopic), next: next > 0 ? addTopic(next) : null };
}

/**
 * The text about a failed push of the course or the badges (specification, section 8). Being
 * offline is no failure: the progress is stored and syncs later.
 */
export function formatProgressSyncNotice({ failure }: SyncStatus): string | null {
  if (failure?.during !== 'push' || failure.kind === 'offline') return null;
  return failure.sections.some((section) => section === 'course' || section === 'badges')
    ? MESSAGES.progressSyncFailed
    : null;
}
