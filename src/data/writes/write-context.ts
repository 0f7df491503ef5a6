import type { Table } from 'dexie';
import { RETAINED_HOMEWORK, RETAINED_LESSONS } from '../../domain/limits.ts';
import type { HomeworkRecord, LearnerState, LessonRecord, Stamp } from '../../domain/records.ts';
import { type RequestResult, reduceRequest } from '../../domain/request-status.ts';
import { KV, type LearnerTables, readIdsOldestFirst } from '../database/learner-tables.ts';
import { parseRequest, type RequestRow, toStoredRequest } from '../requests/request-rows.ts';
import { readLessonIdsToKeep } from '../requests/request-table.ts';
import { findDeadLetters } from '../sync-rows/dead-letters.ts';
import { enqueueEntry } from '../sync-rows/outbox.ts';
import type { DeadLetter, OutboxEntry, RowKey, ValueKey } from '../sync-rows/synced-rows.ts';
import { createRecordDeadLetter, createValueDeadLetter } from '../sync-rows/unreadable-rows.ts';
import { type SaveFailure, WriteRefusedError } from './save-result.ts';

/** What a write reads. All of it is read in one round trip, because each one is slow on a phone. */
export interface WriteSpec {
  /** Keys of kv rows. */
  valueKeys?: readonly string[];
  lessonId?: string;
  homeworkId?: string;
  requestKey?: string;
  /** The table that may get one more record, and then has to lose its oldest. */
  tableToTrim?: 'lessons' | 'homework';
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
   * The name of the counter for a row of counts that this write creates. If the row replaces an unreadable
   * one, its old counts are in the cloud under the device's name; a new name keeps this device from counting
   * below them until the next pull.
   */
  createCounterName(key: 'course' | 'counts'): string;
  /** The raw rows of `WriteSpec`, not yet parsed; `undefined` where there are none. */
  readonly lesson: unknown;
  readonly homework: unknown;
  /** The request of `WriteSpec`, if it can be read. */
  readonly request: RequestRow | null;
  getValue(key: string): unknown;
  saveLocalValue(key: string, value: unknown): void;
  /** Stores a value of the learner's state together with its outbox entry. */
  saveSyncedValue<Key extends ValueKey>(key: Key, value: NonNullable<LearnerState[Key]>): void;
  /** Stores a record together with its outbox entry, and deletes the oldest ones beyond the table's limit. */
  saveLesson(record: LessonRecord): void;
  saveHomework(record: HomeworkRecord): void;
  /** Makes the next stamps of this device later than `time`, the latest time in imported rows. */
  advanceClock(time: number): void;
  /** Stores the result of the request of `WriteSpec`; does nothing where there is none. */
  finishRequest(result: RequestResult): void;
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
  outboxEntries: readonly OutboxEntry[];
  deadLetterKeys: ReadonlySet<string>;
  /** The ids of all records, the oldest first, of a table that may get one more. */
  lessonIds: readonly string[];
  homeworkIds: readonly string[];
  /** Lessons that must not be trimmed: an answer is pending, or the learner has not seen its feedback. */
  lessonIdsToKeep: ReadonlySet<string>;
}

const NO_IDS: ReadonlySet<string> = new Set();

/** Reads all rows of a spec, and those that every write needs. */
export async function loadRows(tables: LearnerTables, spec: WriteSpec): Promise<LoadedRows> {
  const { valueKeys = [], lessonId, homeworkId, requestKey, tableToTrim } = spec;
  const keys = [KV.clock, KV.hasPulled, KV.counterNameBeforeFirstPull, KV.sealed, ...valueKeys];
  const [
    values,
    lessonRow,
    homeworkRow,
    requestRow,
    outboxEntries,
    deadLetterKeys,
    recordIds,
    lessonIdsToKeep,
  ] = await Promise.all([
    tables.kv.bulkGet(keys),
    lessonId === undefined ? undefined : tables.lessons.get(lessonId),
    homeworkId === undefined ? undefined : tables.homework.get(homeworkId),
    requestKey === undefined ? undefined : tables.requests.get(requestKey),
    tables.outbox.toArray(),
    tables.dead.orderBy('key').keys(),
    tableToTrim ? readIdsOldestFirst(tables[tableToTrim]) : [],
    tableToTrim === 'lessons' ? readLessonIdsToKeep(tables) : NO_IDS,
  ]);
  return {
    values: new Map(values.flatMap((row) => (row ? [[row.key, row.value] as const] : []))),
    lesson: lessonRow,
    homework: homeworkRow,
    request: parseRequest(requestRow),
    outboxEntries,
    deadLetterKeys: new Set(deadLetterKeys.map(String)),
    lessonIds: tableToTrim === 'lessons' ? recordIds : [],
    homeworkIds: tableToTrim === 'homework' ? recordIds : [],
    lessonIdsToKeep,
  };
}

/** A context that collects the write's changes in `batch`, which `storeBatch` stores at the end. */
export function createWriteContext(
  batch: WriteBatch,
  loaded: LoadedRows,
  { tables, spec, stamp }: { tables: LearnerTables; spec: WriteSpec; stamp: Stamp },
): WriteContext {
  const { updatedAt, deviceId } = stamp;
  const addDeadLetter = (deadLetter: DeadLetter | null) => {
    if (deadLetter) batch.deadLetters.push(deadLetter);
  };
  const enqueueRecord = (kind: 'lesson' | 'homework', id: string) => {
    if (id === spec[`${kind}Id`]) addDeadLetter(createRecordDeadLetter(kind, id, loaded[kind], updatedAt));
    batch.outboxKeys.add(`${kind}:${id}`);
  };
  return {
    tables,
    stamp,
    counterName: readCounterName(loaded.values, deviceId),
    createCounterName(key) {
      const hadRow = loaded.values.get(key) !== undefined || loaded.deadLetterKeys.has(key);
      if (!hadRow || loaded.values.get(KV.hasPulled) !== true)
        return readCounterName(loaded.values, deviceId);
      const name = `${deviceId}~${updatedAt}`;
      batch.values.set(KV.counterNameBeforeFirstPull, name).set(KV.hasPulled, false);
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
    saveLocalValue(key, value) {
      batch.values.set(key, value);
    },
    saveSyncedValue(key, value) {
      // A row that became unreadable while its page was open is copied before it is overwritten.
      addDeadLetter(createValueDeadLetter(key, loaded.values.get(key), updatedAt));
      batch.values.set(key, value);
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
    finishRequest(result) {
      if (!loaded.request) return;
      const status = reduceRequest(loaded.request.status, { type: 'settled', result });
      batch.requests.push({ ...loaded.request, status });
    },
    abort(failure) {
      throw new WriteRefusedError(failure);
    },
  };
}

/**
 * Counters merge by maximum, so a name must never start again at zero. Until its first pull a database uses a
 * name of its own: an earlier database of this device, deleted at a log-out, may have left counts in the
 * cloud under the device's name.
 */
function readCounterName(values: ReadonlyMap<string, unknown>, deviceId: string): string {
  if (values.get(KV.hasPulled) === true) return deviceId;
  const name = values.get(KV.counterNameBeforeFirstPull);
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
  { uid, writtenAt }: { uid: string; writtenAt: number },
): Promise<void> {
  if (isEmpty(batch)) return;
  const { kv, lessons, homework, outbox, requests } = tables;
  const storedEntries = new Map(loaded.outboxEntries.map((entry) => [entry.key, entry]));
  const writtenKeys = [...batch.outboxKeys];
  const lessonIdsToDelete = findSurplusIds(RETAINED_LESSONS, loaded.lessonIds, batch.lessons).filter(
    (id) => !loaded.lessonIdsToKeep.has(id),
  );
  const homeworkIdsToDelete = findSurplusIds(RETAINED_HOMEWORK, loaded.homeworkIds, batch.homework);
  const deletedKeys = [
    ...lessonIdsToDelete.map((id) => `lesson:${id}`),
    ...homeworkIdsToDelete.map((id) => `homework:${id}`),
  ];
  const deletedEntryNumbers = loaded.outboxEntries.flatMap(({ key, seq = 0 }) =>
    deletedKeys.includes(key) ? [seq] : [],
  );
  const retriedKeys = writtenKeys.filter((key) => loaded.deadLetterKeys.has(key));
  const orphanedDeadLetterKeys = deletedKeys.filter((key) => loaded.deadLetterKeys.has(key));
  await Promise.all([
    batch.lessons.length > 0 && lessons.bulkPut(batch.lessons),
    batch.homework.length > 0 && homework.bulkPut(batch.homework),
    kv.bulkPut(
      [...batch.values, [KV.clock, Math.max(writtenAt, batch.latestTime)] as const].map(([key, value]) => ({
        key,
        value,
      })),
    ),
    writtenKeys.length > 0 &&
      outbox.bulkPut(writtenKeys.map((key) => enqueueEntry(storedEntries.get(key), key, uid, writtenAt))),
    retriedKeys.length > 0 && findDeadLetters(tables, retriedKeys).delete(),
    lessonIdsToDelete.length > 0 && lessons.bulkDelete(lessonIdsToDelete),
    lessonIdsToDelete.length > 0 && kv.bulkDelete(lessonIdsToDelete.map(KV.draft)),
    lessonIdsToDelete.length > 0 && requests.where('lessonId').anyOf(lessonIdsToDelete).delete(),
    ...batch.deadLetters.map((deadLetter) => tables.dead.add(deadLetter)),
    batch.requests.length > 0 && requests.bulkPut(batch.requests.map(toStoredRequest)),
    homeworkIdsToDelete.length > 0 && homework.bulkDelete(homeworkIdsToDelete),
    deletedEntryNumbers.length > 0 && outbox.bulkDelete(deletedEntryNumbers),
    orphanedDeadLetterKeys.length > 0 && findDeadLetters(tables, orphanedDeadLetterKeys).delete(),
  ]);
}

/** The ids to delete so that `limit` records remain after the save; the saved ones count as the newest. */
function findSurplusIds(
  limit: number,
  oldestFirst: readonly string[],
  saved: readonly { id: string }[],
): string[] {
  const added = saved.filter(({ id }) => !oldestFirst.includes(id));
  return oldestFirst.slice(0, Math.max(0, oldestFirst.length + added.length - limit));
}
