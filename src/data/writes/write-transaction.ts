import type { Table } from 'dexie';
import type { HomeworkRecord, LearnerState, LessonRecord, Stamp } from '../../domain/records.ts';
import { type RequestResult, reduceRequest } from '../../domain/request-status.ts';
import { KV, type LearnerTables, readIdsOldestFirst } from '../database/learner-tables.ts';
import type { SaveFailure } from '../learner/learner-store.ts';
import { parseRequest, type RequestRow, readAwaitedLessonIds } from '../requests/request-rows.ts';
import type { DeadLetter, ValueKey } from '../sync-rows/synced-rows.ts';
import { createUnreadableLetter, createUnreadableRecordLetter } from '../sync-rows/unreadable-rows.ts';
import { correctTime, parseClock } from './corrected-clock.ts';
import { createBatch, type LoadedRows, storeBatch, type WriteBatch } from './write-batch.ts';

/** Thrown inside a transaction to undo it; never leaves the writer. */
export class WriteRefusedError extends Error {
  readonly failure: SaveFailure;
  constructor(failure: SaveFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

const SEALED: SaveFailure = { kind: 'database', message: 'The learner is logging out.' };

/** What a write has to know. All of it is read in one round, since a phone feels each round trip. */
export interface WriteSpec {
  /** Keys of kv rows. */
  valueKeys?: readonly string[];
  /** Ids of rows. */
  lessonId?: string;
  homeworkId?: string;
  requestKey?: string;
  /** The table that may get one more record, and then has to lose its oldest. */
  growingTable?: 'lessons' | 'homework';
  /** Tables that the write uses besides those of the learner's state. */
  extraTables?: readonly Table[];
}

/** One write in progress: everything in it is stored together, at its end, or not at all. */
export interface WriteContext {
  readonly tables: LearnerTables;
  /** The write's stamp, by the corrected clock; the same throughout the write. */
  readonly stamp: Stamp;
  /** The name under which completions of this device are counted. */
  readonly counterName: string;
  /**
   * The same for a row of counts that is made now. Where an unreadable one lies in its place, or was set aside,
   * its counts are only in the cloud: until the next pull, this device counts under a name of its own.
   */
  createCounterName(key: 'course' | 'counts'): string;
  /** The wanted rows, which a schema has yet to read; `undefined` where there are none. */
  readonly lesson: unknown;
  readonly homework: unknown;
  /** The request that the write asked for, if it can be read. */
  readonly request: RequestRow | null;
  getValue(key: string): unknown;
  putLocalValue(key: string, value: unknown): void;
  /** Stores a value of the learner's state together with its outbox entry. */
  saveValue<Key extends ValueKey>(key: Key, value: NonNullable<LearnerState[Key]>): void;
  /** Stores a record together with its outbox entry; where its table grows beyond 50, the oldest goes. */
  saveLesson(record: LessonRecord): void;
  saveHomework(record: HomeworkRecord): void;
  /** Rows of another hand name this time: what this device writes from now on is later. */
  advanceClock(time: number): void;
  /** Stores what became of the wanted request; does nothing where there is none. */
  settleRequest(result: RequestResult): void;
  /** Undoes the write. */
  abort(failure: SaveFailure): never;
}

interface WriteOptions {
  tables: LearnerTables;
  uid: string;
  deviceId: string;
  now: () => number;
}

/** Makes a write of the learner's store one transaction over rows, outbox and clock; throws a `Refusal` to undo it. */
export function writeInTransaction<Value>(
  options: WriteOptions,
  wanted: WriteSpec,
  work: (writing: WriteContext) => Promise<Value> | Value,
): Promise<{ value: Value; isEnqueued: boolean }> {
  const { tables, uid, deviceId, now } = options;
  const { kv, lessons, homework, outbox, dead, requests } = tables;
  const scope = [kv, lessons, homework, outbox, dead, requests, ...(wanted.extraTables ?? [])];
  // Dexie follows native promises only out of functions that are `async` themselves.
  return tables.transaction('rw', scope, async () => {
    const known = await loadRows(tables, wanted);
    if (known.values.has(KV.sealed)) throw new WriteRefusedError(SEALED);
    const updatedAt = correctTime(now(), parseClock(known.values.get(KV.clock)));
    const batch = createBatch();
    const value = await work(
      createWriteContext(batch, known, { tables, wanted, stamp: { updatedAt, deviceId } }),
    );
    await storeBatch(tables, batch, known, { uid, at: updatedAt });
    return { value, isEnqueued: batch.outboxKeys.size > 0 };
  });
}

/** A transaction over rows that never leave this device; throws a `Refusal` to undo it. */
export function writeLocalInTransaction<Value>(
  tables: LearnerTables,
  on: readonly Table[],
  work: () => Promise<Value>,
): Promise<Value> {
  return tables.transaction('rw', [...new Set([tables.kv, ...on])], async () => {
    const [value, sealed] = await Promise.all([work(), tables.kv.get(KV.sealed)]);
    if (sealed) throw new WriteRefusedError(SEALED);
    return value;
  });
}

interface LoadedWriteRows extends LoadedRows {
  values: ReadonlyMap<string, unknown>;
  lesson: unknown;
  homework: unknown;
  request: RequestRow | null;
}

/** What a write does, gathered in `batch`, for all of it to be stored together at its end. */
function createWriteContext(
  batch: WriteBatch,
  known: LoadedWriteRows,
  { tables, wanted, stamp }: { tables: LearnerTables; wanted: WriteSpec; stamp: Stamp },
): WriteContext {
  const { updatedAt, deviceId } = stamp;
  const keepUnreadable = (letter: DeadLetter | null) => letter && batch.deadLetters.push(letter);
  const enterRecord = (kind: 'lesson' | 'homework', id: string) => {
    if (id === wanted[`${kind}Id`])
      keepUnreadable(createUnreadableRecordLetter(kind, id, known[kind], updatedAt));
    batch.outboxKeys.add(`${kind}:${id}`);
  };
  return {
    tables,
    stamp,
    counterName: counterName(known.values, deviceId),
    createCounterName(key) {
      const hadRow = known.values.get(key) !== undefined || known.deadKeys.has(key);
      if (!hadRow || known.values.get(KV.seenCloud) !== true) return counterName(known.values, deviceId);
      const name = `${deviceId}~${updatedAt}`;
      batch.values.set(KV.firstCounter, name).set(KV.seenCloud, false);
      return name;
    },
    lesson: known.lesson,
    homework: known.homework,
    request: known.request,
    getValue(key) {
      // A row that was not asked for would look like one that does not exist, and be overwritten.
      if (!wanted.valueKeys?.includes(key)) throw new Error(`The write did not ask for "${key}".`);
      return known.values.get(key);
    },
    putLocalValue(key, stored) {
      batch.values.set(key, stored);
    },
    saveValue(key, stored) {
      // A row that turned unreadable while its page was open is kept before it is written over.
      keepUnreadable(createUnreadableLetter(key, known.values.get(key), updatedAt));
      batch.values.set(key, stored);
      batch.outboxKeys.add(key);
    },
    saveLesson(record) {
      enterRecord('lesson', record.id);
      batch.lessons.push(record);
    },
    saveHomework(record) {
      enterRecord('homework', record.id);
      batch.homework.push(record);
    },
    advanceClock(time) {
      batch.latestTime = Math.max(batch.latestTime, time);
    },
    settleRequest(result) {
      if (!known.request) return;
      const life = reduceRequest(known.request.life, { type: 'settled', result });
      batch.requests.push({ ...known.request, life });
    },
    abort(failure) {
      throw new WriteRefusedError(failure);
    },
  };
}

const NONE: ReadonlySet<string> = new Set();

async function loadRows(tables: LearnerTables, wanted: WriteSpec): Promise<LoadedWriteRows> {
  const { valueKeys = [], lessonId, homeworkId, requestKey, growingTable } = wanted;
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
    awaitedLessonIds,
    homeworkIds: growingTable === 'homework' ? ids : [],
  };
}

/**
 * Counters merge by maximum, so a name must never start again at zero. A database that has not yet seen
 * the cloud may have had a predecessor on this device, deleted at log-out, whose counts are out there
 * under the device's name: until the first pull, completions go to a counter of this database alone.
 */
function counterName(values: ReadonlyMap<string, unknown>, deviceId: string): string {
  if (values.get(KV.seenCloud) === true) return deviceId;
  const name = values.get(KV.firstCounter);
  return typeof name === 'string' ? name : deviceId;
}
