import type { LearnerTables } from '../database/learner-tables.ts';
import { KV, readAllHomework, readAllLessons, readValue } from '../database/learner-tables.ts';
import { readUnsavedNotepads } from '../learner/unsynced-records.ts';
import { readAwaitedLessonIds } from '../requests/request-table.ts';
import { findDeadLetters, isRefusedLetter } from '../sync-rows/dead-letters.ts';
import type { RowKey } from '../sync-rows/synced-rows.ts';
import { deleteHomework, deleteLesson } from '../writes/delete-records.ts';
import { addClearedKeys, parseClearedKeys } from './cleared-keys.ts';

/** The records that can be cleared one by one. */
export type RecordKind = 'lessons' | 'homework';

/** What of the older records can go, by id. */
export interface OldRecords {
  /** The cloud has them as they are. */
  synced: readonly string[];
  /** Nowhere else: they wait for the cloud, it has no room for them, or there is writing beside them that never syncs. */
  unsynced: readonly string[];
  /** They stay in any case: an answer to them is on its way. */
  awaited: readonly string[];
}

/** What was cleared, as it lay in its tables: put back, it is as before. */
export interface ClearedRows {
  rows: readonly { table: string; rows: readonly unknown[] }[];
  keys: readonly RowKey[];
  /** How many records, or games. */
  count: number;
}

const KEY_OF = {
  lessons: (id: string): RowKey => `lesson:${id}`,
  homework: (id: string): RowKey => `homework:${id}`,
};

/** The records beyond the newest `keep`, sorted by what clearing them would mean. Awaits nothing but the tables. */
export async function findOldRecords(
  tables: LearnerTables,
  kind: RecordKind,
  keep: number,
): Promise<OldRecords> {
  const [records, entries, letters, notepads, waiting] = await Promise.all([
    kind === 'lessons' ? readAllLessons(tables) : readAllHomework(tables),
    tables.outbox.toArray(),
    tables.dead.toArray(),
    kind === 'lessons' ? readUnsavedNotepads(tables) : [],
    kind === 'lessons' ? readAwaitedLessonIds(tables) : new Set<string>(),
  ]);
  const written = new Set(notepads.map(([lessonId]) => lessonId));
  const unsynced = new Set<string>([...entries, ...letters.filter(isRefusedLetter)].map(({ key }) => key));
  const old = records.slice(keep).map(({ id }) => id);
  const isOnlyHere = (id: string) => written.has(id) || unsynced.has(KEY_OF[kind](id));
  const free = old.filter((id) => !waiting.has(id));
  return {
    synced: free.filter((id) => !isOnlyHere(id)),
    unsynced: free.filter(isOnlyHere),
    awaited: old.filter((id) => waiting.has(id)),
  };
}

/** Takes the records out, with what belongs to them, inside the caller's transaction over all tables. */
export async function clearRecords(
  tables: LearnerTables,
  kind: RecordKind,
  ids: readonly string[],
): Promise<ClearedRows> {
  const keys = ids.map(KEY_OF[kind]);
  const rows = [
    { table: kind, rows: await tables[kind].bulkGet([...ids]) },
    { table: 'outbox', rows: await tables.outbox.where('key').anyOf(keys).toArray() },
    { table: 'dead', rows: await findDeadLetters(tables, keys).toArray() },
    ...(kind === 'lessons' ? await besideLessons(tables, ids) : []),
  ];
  const drop = kind === 'lessons' ? deleteLesson : deleteHomework;
  for (const id of ids) await drop(tables, id);
  const cleared = parseClearedKeys(await readValue(tables, KV.cleared));
  await tables.kv.put({ key: KV.cleared, value: addClearedKeys(cleared, keys) });
  return { rows, keys, count: ids.length };
}

async function besideLessons(tables: LearnerTables, ids: readonly string[]) {
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

/** Takes away the results of games, what they remember, and what the memory has learnt from. Games in the middle stay. */
export async function clearGames(tables: LearnerTables): Promise<ClearedRows> {
  const { gameResults, gameEvents } = tables;
  const waiting = new Set(await gameEvents.where('waiting').equals(1).primaryKeys());
  const [results, ids] = await Promise.all([gameResults.toArray(), gameEvents.toCollection().primaryKeys()]);
  const learnt = ids.filter((id) => !waiting.has(id));
  const events = await gameEvents.bulkGet(learnt);
  await Promise.all([gameResults.clear(), gameEvents.bulkDelete(learnt)]);
  return {
    rows: [
      { table: 'gameResults', rows: results },
      { table: 'gameEvents', rows: events },
    ],
    keys: [],
    count: results.length,
  };
}

/** Puts back what was cleared. What has come under the same key since is newer, and stays. */
export async function restoreCleared(tables: LearnerTables, { rows, keys }: ClearedRows): Promise<void> {
  for (const { table, rows: some } of rows) {
    for (const row of some) await tables.table(table).add(row).catch(unlessTaken);
  }
  if (keys.length === 0) return;
  const cleared = parseClearedKeys(await readValue(tables, KV.cleared));
  const left = [...cleared].filter((key) => !keys.some((back) => back === key));
  await tables.kv.put({ key: KV.cleared, value: left });
}

function unlessTaken(cause: unknown): void {
  if (!(cause instanceof Error && cause.name === 'ConstraintError')) throw cause;
}
