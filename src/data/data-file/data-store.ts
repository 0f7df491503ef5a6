import { isSameJson } from '../canonical-json.ts';
import { KV } from '../database/learner-tables.ts';
import { findChangedRecords, findMissingIds } from '../sync-rows/record-differences.ts';
import { VALUE_KEYS } from '../sync-rows/synced-rows.ts';
import { findLatestTime } from '../writes/corrected-clock.ts';
import { deleteHomework, deleteLesson } from '../writes/delete-records.ts';
import type { SaveResult } from '../writes/save-result.ts';
import type { TableAccess } from '../writes/table-access.ts';
import type { WriteContext } from '../writes/write-context.ts';
import { getDataTables, type LearnerData, readLearnerData } from './learner-data.ts';

/** Export and import of all the learner's data. */
export interface DataStore {
  /** Everything that goes into a file, from one transaction. */
  readLearnerData(): Promise<LearnerData>;
  /**
   * Replaces all data by `merge(current)` in one transaction. Only changed rows are written, with outbox
   * entries. `merge` may run twice.
   */
  importData(merge: (current: LearnerData) => LearnerData): SaveResult;
}

export function createDataStore({ tables, read, write }: TableAccess): DataStore {
  return {
    readLearnerData: () => read(() => readLearnerData(tables)),
    importData: (merge) =>
      write({ valueKeys: MERGED_VALUE_KEYS, extraTables: getDataTables(tables) }, (context) =>
        mergeIntoTables(context, merge),
      ),
  };
}

/** The value keys that `mergeIntoTables` needs in its write. */
export const MERGED_VALUE_KEYS = [...VALUE_KEYS, KV.usedContent] as const;

/** The import inside a write that spans the tables of the data. */
export async function mergeIntoTables(
  context: WriteContext,
  merge: (current: LearnerData) => LearnerData,
): Promise<void> {
  const { tables } = context;
  const current = await readLearnerData(tables);
  const next = merge(current);
  saveState(context, current, next);
  saveLocalValues(context, current, next);
  await Promise.all([
    ...findChangedGames(current, next).map((row) => tables.gameResults.put(row)),
    ...findMissingIds(current.lessons, next.lessons).map((id) => deleteLesson(tables, id)),
    ...findMissingIds(current.homework, next.homework).map((id) => deleteHomework(tables, id)),
  ]);
}

/** Saves the synced rows with their outbox entries. */
function saveState(context: WriteContext, current: LearnerData, next: LearnerData): void {
  // New counters must not have a name under which the cloud may already have counts.
  if (!current.course && next.course) context.createCounterName('course');
  if (isEmpty(current.counts) && !isEmpty(next.counts)) context.createCounterName('counts');
  for (const key of VALUE_KEYS) {
    const value = next[key];
    if (value !== null && !isSameJson(value, current[key])) context.saveSyncedValue(key, value);
  }
  for (const lesson of findChangedRecords(current.lessons, next.lessons)) context.saveLesson(lesson);
  for (const homework of findChangedRecords(current.homework, next.homework)) context.saveHomework(homework);
  context.advanceClock(findLatestTime(next));
}

function saveLocalValues(context: WriteContext, current: LearnerData, next: LearnerData): void {
  if (!isSameJson(current.usedContent, next.usedContent))
    context.saveLocalValue(KV.usedContent, next.usedContent);
  for (const [lessonId, draft] of Object.entries(next.drafts)) {
    const before = Object.hasOwn(current.drafts, lessonId) ? current.drafts[lessonId] : undefined;
    if (!isSameJson(before ?? null, draft)) context.saveLocalValue(KV.draft(lessonId), draft);
  }
}

function findChangedGames(current: LearnerData, next: LearnerData) {
  const before = new Map(Object.entries(current.games));
  return Object.entries(next.games)
    .filter(([game, progress]) => !isSameJson(before.get(game) ?? null, progress))
    .map(([game, progress]) => ({ game, ...progress }));
}

function isEmpty(map: object): boolean {
  return Object.keys(map).length === 0;
}
