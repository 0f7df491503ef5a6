import type { HomeworkRecord } from '../../domain/records.ts';

/**
 * When a homework item was saved, as the learner's device wrote it then; for one that came without a date,
 * its time in the browser's format.
 */
export function formatSavedDate(record: Pick<HomeworkRecord, 'date' | 'createdAt'>): string {
  return record.date.trim() || new Date(record.createdAt).toLocaleString();
}
