import type { HomeworkRecord, LessonRecord } from '../../domain/records.ts';
import { compareNewestFirst } from '../../domain/retention.ts';

export type HistoryEntry =
  | { kind: 'lesson'; record: LessonRecord }
  | { kind: 'homework'; record: HomeworkRecord };

/** The entry's name in the address, where the open ones stand: homework and a lesson may have the same id. */
export function getEntryKey({ kind, record }: HistoryEntry): string {
  return `${kind}-${record.id}`;
}

/** What the learner typed; an empty text lets everything through. */
export interface HistoryFilter {
  level: string;
  skill: string;
}

/** Lessons and homework in one list, newest first (specification, section 2). */
export function mergeHistory(
  lessons: readonly LessonRecord[],
  homework: readonly HomeworkRecord[],
): readonly HistoryEntry[] {
  return [
    ...lessons.map((record): HistoryEntry => ({ kind: 'lesson', record })),
    ...homework.map((record): HistoryEntry => ({ kind: 'homework', record })),
  ].sort((a, b) => compareNewestFirst(a.record, b.record));
}

/** The entries whose level and skill contain the filter's texts, in any case, spaces at the ends ignored. */
export function filterHistory(
  entries: readonly HistoryEntry[],
  { level, skill }: HistoryFilter,
): readonly HistoryEntry[] {
  return entries.filter(
    ({ record }) => contains(record.studentLevel, level) && contains(record.skillFocus, skill),
  );
}

function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.trim().toLowerCase());
}
