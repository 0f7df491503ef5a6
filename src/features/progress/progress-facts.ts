import { completedModuleLessons, nextModuleLesson } from '../../domain/course.ts';
import { MESSAGES } from '../../domain/messages.ts';
import type { Course } from '../../domain/records.ts';
import type { SyncStatus } from '../../sync/status/status.ts';
import { moduleLessonTopic } from '../../teacher/speaking-topics.ts';

/** The Speaking module as the progress page tells it: the lessons that are done, and the next one. */
export function speakingModule(course: Course | null) {
  if (!course) return { done: [], next: null };
  const named = (number: number) => ({ number, topic: moduleLessonTopic(course.reason, number) });
  const next = nextModuleLesson(course);
  return { done: completedModuleLessons(course).map(named), next: next > 0 ? named(next) : null };
}

/**
 * What to tell of a push that failed over the course or the badges (specification, section 8). Being
 * offline is no failure: the progress is on the device and will travel later.
 */
export function progressNotice({ failure }: SyncStatus): string | null {
  if (failure?.during !== 'push' || failure.kind === 'offline') return null;
  return failure.sections.some((section) => section === 'course' || section === 'badges')
    ? MESSAGES.progressSyncFailed
    : null;
}
