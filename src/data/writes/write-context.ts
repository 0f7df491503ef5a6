import type { Table } from 'dexie';
import { RETAINED_HOMEWORK, RETAINED_LESSONS } from '../../domain/limits.ts';
import type { HomeworkRecord, LearnerState, LessonRecord, Stamp } from '../../domain/records.ts';
import { type RequestResult, reduceRequest } from '../../domain/request-status.ts';
import { KV, type LearnerTables, readIdsOldestFirst } from '../database/learner-tables.ts';
import { parseRequest, type RequestRow } from '../requests/request-rows.ts';
import { readAwaitedLessonIds } from '../requests/request-table.ts';
import { findDeadLetters } from '../sync-rows/dead-letters.ts';
import { enqueueEntry } from '../sync-rows/outbox.ts';
import type { DeadLetter, OutboxEntry, RowKey, ValueKey } from '../sync-rows/synced-rows.ts';
import { createUnreadableLetter, createUnreadableRecordLetter } from '../sync-rows/unreadable-rows.ts';
import { type SaveFailure, WriteRefusedError } from './save-result.ts';

/** What a write reads. All of it is read in one round trip, because each one is slow on a phone. */
export interface WriteSpec {
  /** Keys of kv rows. */
  valueKeys?: readonly string[];
  lessonId?: string;
  homeworkId?: string;
  requestKey?: string;
  /** The table that may get one more record, and then has to lose its oldest. */
  growingTable?: 'lessons' | 'homework';
  /** Tables that the write uses besides those of the learner's state. */
  extraTables?: readonly Table[];
}

/** One write in progress: all its changes are stored together at its end, or none of them is. */
export interface WriteContext {
  readonly tables: LearnerTables;
  /** The write's stamp, by the corrected clock; the same throughout the write. */
  readonly stamp: Stamp;
  /** The name under which completions of this device are counted. */
  readonly counterName: string;
  /**
   * The counter's name for a row of counts that this write creates. Where it replaces an unreadable row, the
   * old counts are only in the cloud: until the next pull, this device counts under a new name.
   */
  createCounterName(key: 'course' | 'counts'): string;
  /** The raw rows of `WriteSpec`, not yet parsed; `undefined` where there are none. */
  readonly lesson: unknown;
  readonly homework: unknown;
  /** The request of `WriteSpec`, if it can be read. */
  readonly request: RequestRow | null;
  getValue(key: string): unknown;
  putLocalValue(key: string, value: unknown): void;
  /** Stores a value of the learner's state together with its outbox entry. */
  saveValue<Key extends ValueKey>(key: Key, value: NonNullable<LearnerState[Key]>): void;
  /** Stores a record together with its outbox entry, and deletes the oldest ones beyond the table's limit. */
  saveLesson(record: LessonRecord): void;
  saveHomework(record: HomeworkRecord): void;
  /** Imported rows contain this time: later writes of this device get a later stamp. */
  advanceClock(time: number): void;
  /** Stores the result of the request of `WriteSpec`; does nothing where there is none. */
  settleRequest(result: RequestResult): void;
  /** Undoes the write. */
  abort(failure: SaveFailure): never;
}

/** The rows that a write stores at its end. */
export interface WriteBatch {
  values: Map<string, unknown>;
  lessons: LessonRecord[];
  homework: HomeworkRecord[];
  requests: RequestRow[];
  /** Copies of unreadable rows that the write overwrites. */
  deadLetters: DeadLetter[];
  /** The rows that need an outbox entry. */
  outboxKeys: Set<RowKey>;
  /** The latest time in imported rows, where it is later than the write itself. */
  latestTime: number;
}

export function createBatch(): WriteBatch {
  return {
    values: new Map(),
    lessons: [],
    homework: [],
    requests: [],
    deadLetters: [],
    outboxKeys: new Set(),
    latestTime: 0,
  };
}

function isEmpty({ values, lessons, homework, requests, outboxKeys }: WriteBatch): boolean {
  return values.size + lessons.length + homework.length + requests.length + outboxKeys.size === 0;
}

/** The rows as they are when the write begins. */
interface LoadedRows {
  values: ReadonlyMap<string, unknown>;
  lesson: unknown;
  homework: unknown;
  request: RequestRow | null;
  entries: readonly OutboxEntry[];
  deadKeys: ReadonlySet<string>;
  /** The ids of all records, the oldest first, of a table that may get one more. */
  lessonIds: readonly string[];
  homeworkIds: readonly string[];
  /** The lessons with an unsettled answer, or with feedback that the learner has not seen. */
  awaitedLessonIds: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

export async function loadRows(tables: LearnerTables, spec: WriteSpec): Promise<LoadedRows> {
  const { valueKeys = [], lessonId, homeworkId, requestKey, growingTable } = spec;
  const keys = [KV.clock, KV.seenCloud, KV.firstCounter, KV.sealed, ...valueKeys];
  const [rows, lessonRow, homeworkRow, requestRow, entries, deadKeys, ids, awaitedLessonIds] =
    await Promise.all([
      tables.kv.bulkGet(keys),
      lessonId === undefined ? undefined : tables.lessons.get(lessonId),
      homeworkId === undefined ? undefined : tables.homework.get(homeworkId),
      requestKey === undefined ? undefined : tables.requests.get(requestKey),
      tables.outbox.toArray(),
      tables.dead.orderBy('key').keys(),
      growingTable ? readIdsOldestFirst(tables[growingTable]) : [],
      growingTable === 'lessons' ? readAwaitedLessonIds(tables) : NONE,
    ]);
  return {
    values: new Map(rows.flatMap((row) => (row ? [[row.key, row.value] as const] : []))),
    lesson: lessonRow,
    homework: homeworkRow,
    request: parseRequest(requestRow),
    entries,
    deadKeys: new Set(deadKeys.map(String)),
    lessonIds: growingTable === 'lessons' ? ids : [],
    homeworkIds: growingTable === 'homework' ? ids : [],
    awaitedLessonIds,
  };
}

/** A context that collects the write's changes in `batch`, which `storeBatch` stores at the end. */
export function createWriteContext(
  batch: WriteBatch,
  loaded: LoadedRows,
  { tables, spec, stamp }: { tables: LearnerTables; spec: WriteSpec; stamp: Stamp },
): WriteContext {
  const { updatedAt, deviceId } = stamp;
  const addDeadLetter = (letter: DeadLetter | null) => letter && batch.deadLetters.push(letter);
  const enqueueRecord = (kind: 'lesson' | 'homework', id: string) => {
    if (id === spec[`${kind}Id`])
      addDeadLetter(createUnreadableRecordLetter(kind, id, loaded[kind], updatedAt));
    batch.outboxKeys.add(`${kind}:${id}`);
  };
  return {
    tables,
    stamp,
    counterName: readCounterName(loaded.values, deviceId),
    createCounterName(key) {
      const hadRow = loaded.values.get(key) !== undefined || loaded.deadKeys.has(key);
      if (!hadRow || loaded.values.get(KV.seenCloud) !== true)
        return readCounterName(loaded.values, deviceId);
      const name = `${deviceId}~${updatedAt}`;
      batch.values.set(KV.firstCounter, name).set(KV.seenCloud, false);
      return name;
    },
    lesson: loaded.lesson,
    homework: loaded.homework,
    request: loaded.request,
    getValue(key) {
      // A row that was not read would look like one that does not exist, and be overwritten.
      if (!spec.valueKeys?.includes(key)) throw new Error(`"${key}" is missing in the write's valueKeys.`);
      return loaded.values.get(key);
    },
    putLocalValue(key, stored) {
      batch.values.set(key, stored);
    },
    saveValue(key, stored) {
      // A row that became unreadable while its page was open is copied before it is overwritten.
      addDeadLetter(createUnreadableLetter(key, loaded.values.get(key), updatedAt));
      batch.values.set(key, stored);
      batch.outboxKeys.add(key);
    },
    saveLesson(record) {
      enqueueRecord('lesson', record.id);
      batch.lessons.push(record);
    },
    saveHomework(record) {
      enqueueRecord('homework', record.id);
      batch.homework.push(record);
    },
    advanceClock(time) {
      batch.latestTime = Math.max(batch.latestTime, time);
    },
    settleRequest(result) {
      if (!loaded.request) return;
      const life = reduceRequest(loaded.request.life, { type: 'settled', result });
      batch.requests.push({ ...loaded.request, life });
    },
    abort(failure) {
      throw new WriteRefusedError(failure);
    },
  };
}

/**
 * Counters merge by maximum, so a name must never start again at zero. Until its first pull a database uses a
 * name of its own: one that was deleted at a log-out may have left counts in the cloud under the device's
 * name.
 */
function readCounterName(values: ReadonlyMap<string, unknown>, deviceId: string): string {
  if (values.get(KV.seenCloud) === true) return deviceId;
  const name = values.get(KV.firstCounter);
  return typeof name === 'string' ? name : deviceId;
}

/**
 * Stores a batch, unless it is empty, inside the caller's transaction, with all calls to the database at
 * once. A row that gets an outbox entry loses its dead letter: the new version may be accepted.
 */
export async function storeBatch(
  tables: LearnerTables,
  batch: WriteBatch,
  loaded: LoadedRows,
  { uid, at }: { uid: string; at: number },
): Promise<void> {
  if (isEmpty(batch)) return;
  const { kv, lessons, homework, outbox, requests } = tables;
  const known = new Map(loaded.entries.map((entry) => [entry.key, entry]));
  const keys = [...batch.outboxKeys];
  const oldLessons = findSurplusIds(RETAINED_LESSONS, loaded.lessonIds, batch.lessons).filter(
    (id) => !loaded.awaitedLessonIds.has(id),
  );
  const oldHomework = findSurplusIds(RETAINED_HOMEWORK, loaded.homeworkIds, batch.homework);
  const deletedKeys = [
    ...oldLessons.map((id) => `lesson:${id}`),
    ...oldHomework.map((id) => `homework:${id}`),
  ];
  const deletedEntries = loaded.entries.flatMap(({ key, seq = 0 }) =>
    deletedKeys.includes(key) ? [seq] : [],
  );
  const retriedKeys = keys.filter((key) => loaded.deadKeys.has(key));
  const deletedDeadKeys = deletedKeys.filter((key) => loaded.deadKeys.has(key));
  await Promise.all([
    batch.lessons.length > 0 && lessons.bulkPut(batch.lessons),
    batch.homework.length > 0 && homework.bulkPut(batch.homework),
    kv.bulkPut(
      [...batch.values, [KV.clock, Math.max(at, batch.latestTime)] as const].map(([key, value]) => ({
        key,
        value,
      })),
    ),
    keys.length > 0 && outbox.bulkPut(keys.map((key) => enqueueEntry(known.get(key), key, uid, at))),
    retriedKeys.length > 0 && findDeadLetters(tables, retriedKeys).delete(),
    oldLessons.length > 0 && lessons.bulkDelete(oldLessons),
    oldLessons.length > 0 && kv.bulkDelete(oldLessons.map(KV.draft)),
    oldLessons.length > 0 && requests.where('lessonId').anyOf(oldLessons).delete(),
    ...batch.deadLetters.map((letter) => tables.dead.add(letter)),
    batch.requests.length > 0 && requests.bulkPut(batch.requests),
    oldHomework.length > 0 && homework.bulkDelete(oldHomework),
    deletedEntries.length > 0 && outbox.bulkDelete(deletedEntries),
    deletedDeadKeys.length > 0 && findDeadLetters(tables, deletedDeadKeys).delete(),
  ]);
}

/** The oldest ids beyond the limit once the records are saved, which are the newest ones. */
function findSurplusIds(
  limit: number,
  oldestFirst: readonly string[],
  saved: readonly { id: string }[],
): string[] {
  const added = saved.filter(({ id }) => !oldestFirst.includes(id));
  return oldestFirst.slice(0, Math.max(0, oldestFirst.length + added.length - limit));
}
