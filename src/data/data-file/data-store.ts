import { isSameJson } from '../canonical-json.ts';
import { KV } from '../database/learner-tables.ts';
import { findChangedRecords, findMissingIds } from '../sync-rows/state-difference.ts';
import { VALUE_KEYS } from '../sync-rows/synced-rows.ts';
import { findLatestTime } from '../writes/corrected-clock.ts';
import { deleteHomework, deleteLesson } from '../writes/delete-records.ts';
import type { SaveResult } from '../writes/save-result.ts';
import type { TableAccess } from '../writes/table-access.ts';
import type { WriteContext } from '../writes/write-context.ts';
import { getDataTables, type LearnerData, readLearnerData } from './learner-data.ts';

/** The learner's data as a whole: out, and in again. */
export interface DataStore {
  /** Everything that goes into a file, as of one moment. */
  readLearnerData(): Promise<LearnerData>;
  /**
   * Replaces everything by what `join` makes of it, in one transaction. What changes is entered for sync, as if the
   * learner had written it; nothing that stays is written. `join` may run a second time.
   */
  importData(join: (here: LearnerData) => LearnerData): SaveResult;
}

export function createDataStore({ tables, read, write }: TableAccess): DataStore {
  return {
    readLearnerData: () => read(() => readLearnerData(tables)),
    importData: (join) =>
      write({ valueKeys: MERGED_VALUE_KEYS, extraTables: getDataTables(tables) }, (writing) =>
        mergeIntoTables(writing, join),
      ),
  };
}

/** The values that a write has to ask for before it joins data. */
export const MERGED_VALUE_KEYS = [...VALUE_KEYS, KV.used] as const;

/** `takeIn` inside a write that spans the tables of the data. */
export async function mergeIntoTables(
  writing: WriteContext,
  join: (here: LearnerData) => LearnerData,
): Promise<void> {
  const { tables } = writing;
  const here = await readLearnerData(tables);
  const next = join(here);
  saveState(writing, here, next);
  keepTheRest(writing, here, next);
  await Promise.all([
    ...changedGames(here, next).map((row) => tables.gameResults.put(row)),
    ...findMissingIds(here.lessons, next.lessons).map((id) => deleteLesson(tables, id)),
    ...findMissingIds(here.homework, next.homework).map((id) => deleteHomework(tables, id)),
  ]);
}

/** What travels, each row with its outbox entry. */
function saveState(writing: WriteContext, here: LearnerData, next: LearnerData): void {
  // What this device counts from now on must not start among counts that only the cloud has.
  if (!here.course && next.course) writing.createCounterName('course');
  if (isEmpty(here.counts) && !isEmpty(next.counts)) writing.createCounterName('counts');
  for (const key of VALUE_KEYS) {
    const value = next[key];
    if (value !== null && !isSameJson(value, here[key])) writing.saveValue(key, value);
  }
  for (const lesson of findChangedRecords(here.lessons, next.lessons)) writing.saveLesson(lesson);
  for (const homework of findChangedRecords(here.homework, next.homework)) writing.saveHomework(homework);
  writing.advanceClock(findLatestTime(next));
}

function keepTheRest(writing: WriteContext, here: LearnerData, next: LearnerData): void {
  if (!isSameJson(here.usedContent, next.usedContent)) writing.putLocalValue(KV.used, next.usedContent);
  for (const [lessonId, draft] of Object.entries(next.drafts)) {
    const before = Object.hasOwn(here.drafts, lessonId) ? here.drafts[lessonId] : undefined;
    if (!isSameJson(before ?? null, draft)) writing.putLocalValue(KV.draft(lessonId), draft);
  }
}

function changedGames(here: LearnerData, next: LearnerData) {
  const before = new Map(Object.entries(here.games));
  return Object.entries(next.games)
    .filter(([game, kept]) => !isSameJson(before.get(game) ?? null, kept))
    .map(([game, kept]) => ({ game, ...kept }));
}

function isEmpty(map: object): boolean {
  return Object.keys(map).length === 0;
}
