import type { LearnerTables } from '../database/learner-tables.ts';
import { KV, readAllHomework, readAllLessons, readValue } from '../database/learner-tables.ts';
import { readUnsavedNotepads } from '../learner/unsynced-records.ts';
import { readLessonIdsToKeep } from '../requests/request-table.ts';
import { findDeadLetters, isRefusedDeadLetter } from '../sync-rows/dead-letters.ts';
import type { RowKey } from '../sync-rows/synced-rows.ts';
import { deleteHomework, deleteLesson } from '../writes/delete-records.ts';
import { addClearedKeys, parseClearedKeys } from './cleared-keys.ts';

/** The records that can be cleared one by one. */
export type RecordKind = 'lessons' | 'homework';

/** The ids of older records, by whether they can be cleared. */
export interface OldRecords {
  /** The cloud has their current version. */
  synced: readonly string[];
  /** Only on this device: pending, refused or too large, or with notepad text, which never syncs. */
  unsynced: readonly string[];
  /** Never cleared: an answer to them is pending. */
  awaited: readonly string[];
}

/** The cleared rows with their tables, so that they can be restored. */
export interface ClearedRows {
  rows: readonly { table: string; rows: readonly unknown[] }[];
  keys: readonly RowKey[];
  /** The number of records, or games. */
  count: number;
}

const ROW_KEYS = {
  lessons: (id: string): RowKey => `lesson:${id}`,
  homework: (id: string): RowKey => `homework:${id}`,
};

/** The records beyond the newest `keep`, by whether they can be cleared. Awaits only the tables. */
export async function findOldRecords(
  tables: LearnerTables,
  kind: RecordKind,
  keep: number,
): Promise<OldRecords> {
  const [records, entries, deadLetters, notepads, awaitedIds] = await Promise.all([
    kind === 'lessons' ? readAllLessons(tables) : readAllHomework(tables),
    tables.outbox.toArray(),
    tables.dead.toArray(),
    kind === 'lessons' ? readUnsavedNotepads(tables) : [],
    kind === 'lessons' ? readLessonIdsToKeep(tables) : new Set<string>(),
  ]);
  const withNotepad = new Set(notepads.map(([lessonId]) => lessonId));
  const pendingKeys = new Set<string>(
    [...entries, ...deadLetters.filter(isRefusedDeadLetter)].map(({ key }) => key),
  );
  const old = records.slice(keep).map(({ id }) => id);
  const isUnsynced = (id: string) => withNotepad.has(id) || pendingKeys.has(ROW_KEYS[kind](id));
  const clearable = old.filter((id) => !awaitedIds.has(id));
  return {
    synced: clearable.filter((id) => !isUnsynced(id)),
    unsynced: clearable.filter(isUnsynced),
    awaited: old.filter((id) => awaitedIds.has(id)),
  };
}

/** Deletes the records with their rows in other tables, inside the caller's transaction over all tables. */
export async function clearRecords(
  tables: LearnerTables,
  kind: RecordKind,
  ids: readonly string[],
): Promise<ClearedRows> {
  const keys = ids.map(ROW_KEYS[kind]);
  const rows = [
    { table: kind, rows: await tables[kind].bulkGet([...ids]) },
    { table: 'outbox', rows: await tables.outbox.where('key').anyOf(keys).toArray() },
    { table: 'dead', rows: await findDeadLetters(tables, keys).toArray() },
    ...(kind === 'lessons' ? await readLessonRows(tables, ids) : []),
  ];
  const deleteRecord = kind === 'lessons' ? deleteLesson : deleteHomework;
  for (const id of ids) await deleteRecord(tables, id);
  const cleared = parseClearedKeys(await readValue(tables, KV.cleared));
  await tables.kv.put({ key: KV.cleared, value: addClearedKeys(cleared, keys) });
  return { rows, keys, count: ids.length };
}

async function readLessonRows(tables: LearnerTables, ids: readonly string[]) {
  const drafts = await tables.kv.bulkGet(ids.map(KV.draft));
  const requests = await tables.requests
    .where('lessonId')
    .anyOf([...ids])
    .toArray();
  return [
    { table: 'kv', rows: drafts.filter((row) => row !== undefined) },
    { table: 'requests', rows: requests },
  ];
}

/** Deletes game results and the events that the memory has processed. Games in progress stay. */
export async function clearGames(tables: LearnerTables): Promise<ClearedRows> {
  const { gameResults, gameEvents } = tables;
  const waiting = new Set(await gameEvents.where('waiting').equals(1).primaryKeys());
  const [results, ids] = await Promise.all([gameResults.toArray(), gameEvents.toCollection().primaryKeys()]);
  const processed = ids.filter((id) => !waiting.has(id));
  const events = await gameEvents.bulkGet(processed);
  await Promise.all([gameResults.clear(), gameEvents.bulkDelete(processed)]);
  return {
    rows: [
      { table: 'gameResults', rows: results },
      { table: 'gameEvents', rows: events },
    ],
    keys: [],
    count: results.length,
  };
}

/** Restores what was cleared. A row that was stored under the same key since is newer, and stays. */
export async function restoreCleared(tables: LearnerTables, { rows, keys }: ClearedRows): Promise<void> {
  for (const { table, rows: tableRows } of rows) {
    for (const row of tableRows) await tables.table(table).add(row).catch(ignoreExistingKey);
  }
  if (keys.length === 0) return;
  const cleared = parseClearedKeys(await readValue(tables, KV.cleared));
  const remaining = [...cleared].filter((key) => !keys.some((restored) => restored === key));
  await tables.kv.put({ key: KV.cleared, value: remaining });
}

function ignoreExistingKey(cause: unknown): void {
  if (!(cause instanceof Error && cause.name === 'ConstraintError')) throw cause;
}
