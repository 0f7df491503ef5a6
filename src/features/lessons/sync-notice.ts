import { MESSAGES } from '../../domain/messages.ts';
import type { SyncStatus } from '../../sync/sync-status.ts';

/**
 * The text about a failed sync of lessons or homework (specification, section 8). Being offline is
 * no failure: the work is stored and syncs later.
 */
export function formatLessonsSyncNotice({ failure }: SyncStatus): string | null {
  if (!failure || failure.kind === 'offline') return null;
  if (!failure.sections.some((section) => section === 'lessons' || section === 'homework')) return null;
  return failure.during === 'push' ? MESSAGES.lessonsSyncFailed : MESSAGES.lessonsLoadFailed;
}
