import { compareNewestFirst } from '../../domain/memory-retention.ts';
import type { HomeworkRecord, LessonRecord } from '../../domain/records.ts';
import { foldTypedText } from '../../domain/typed-text.ts';

export type HistoryEntry =
  | { kind: 'lesson'; record: LessonRecord }
  | { kind: 'homework'; record: HomeworkRecord };

/** The entry's key in the address; homework and a lesson may have the same id. */
export function getEntryKey({ kind, record }: HistoryEntry): string {
  return `${kind}-${record.id}`;
}

/** The filter texts; an empty text matches everything. */
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

/** The entries that match the filter's texts, ignoring case and outer spaces. */
export function filterHistory(
  entries: readonly HistoryEntry[],
  { level, skill }: HistoryFilter,
): readonly HistoryEntry[] {
  return entries.filter(
    ({ record }) => contains(record.studentLevel, level) && contains(record.skillFocus, skill),
  );
}

function contains(text: string, part: string): boolean {
  return foldTypedText(text).includes(foldTypedText(part));
}
