import type { Table } from 'dexie';
import type { HomeworkRecord, LearnerState, LessonRecord, Stamp } from '../../domain/records.ts';
import { type RequestResult, reduceLife } from '../../domain/request-life.ts';
import { idsOldestFirst, KV, type LearnerTables } from '../database/learner-tables.ts';
import type { SaveFailure } from '../learner/learner-store.ts';
import { awaitedLessons, type RequestRow, readRequest } from '../requests/request-rows.ts';
import { unreadableLetter, unreadableRecordLetter } from '../sync-rows/set-aside.ts';
import type { DeadLetter, ValueKey } from '../sync-rows/synced-rows.ts';
import { correctedTime, storedClock } from './corrected-clock.ts';
import { emptyBatch, type Found, storeBatch, type WriteBatch } from './write-batch.ts';

/** Thrown inside a transaction to undo it; never leaves the writer. */
export class Refusal extends Error {
  readonly failure: SaveFailure;
  constructor(failure: SaveFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

const SEALED: SaveFailure = { kind: 'database', message: 'The learner is logging out.' };

/** What a write has to know. All of it is read in one round, since a phone feels each round trip. */
export interface Wanted {
  /** Keys of kv rows. */
  values?: readonly string[];
  /** Ids of rows. */
  lesson?: string;
  homework?: string;
  request?: string;
  /** The table that may get one more record, and then has to lose its oldest. */
  grows?: 'lessons' | 'homework';
  /** Tables that the write uses besides those of the learner's state. */
  also?: readonly Table[];
}

/** One write in progress: everything in it is stored together, at its end, or not at all. */
export interface Writing {
  readonly tables: LearnerTables;
  /** The write's stamp, by the corrected clock; the same throughout the write. */
  readonly stamp: Stamp;
  /** The name under which completions of this device are counted. */
  readonly counter: string;
  /**
   * The same for a row of counts that is made now. Where an unreadable one lies in its place, or was set aside,
   * its counts are only in the cloud: until the next pull, this device counts under a name of its own.
   */
  counterOfNew(key: 'course' | 'counts'): string;
  /** The wanted rows, which a schema has yet to read; `undefined` where there are none. */
  readonly lesson: unknown;
  readonly homework: unknown;
  /** The request that the write asked for, if it can be read. */
  readonly request: RequestRow | null;
  value(key: string): unknown;
  put(key: string, value: unknown): void;
  /** Stores a value of the learner's state together with its outbox entry. */
  save<Key extends ValueKey>(key: Key, value: NonNullable<LearnerState[Key]>): void;
  /** Stores a record together with its outbox entry; where its table grows beyond 50, the oldest goes. */
  saveLesson(record: LessonRecord): void;
  saveHomework(record: HomeworkRecord): void;
  /** Rows of another hand name this time: what this device writes from now on is later. */
  hasSeen(time: number): void;
  /** Stores what became of the wanted request; does nothing where there is none. */
  settleRequest(result: RequestResult): void;
  /** Undoes the write. */
  refuse(failure: SaveFailure): never;
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
  wanted: Wanted,
  work: (writing: Writing) => Promise<Value> | Value,
): Promise<{ value: Value; isEnqueued: boolean }> {
  const { tables, uid, deviceId, now } = options;
  const { kv, lessons, homework, outbox, dead, requests } = tables;
  const scope = [kv, lessons, homework, outbox, dead, requests, ...(wanted.also ?? [])];
  // Dexie follows native promises only out of functions that are `async` themselves.
  return tables.transaction('rw', scope, async () => {
    const known = await read(tables, wanted);
    if (known.values.has(KV.sealed)) throw new Refusal(SEALED);
    const updatedAt = correctedTime(now(), storedClock(known.values.get(KV.clock)));
    const batch = emptyBatch();
    const value = await work(writingInto(batch, known, { tables, wanted, stamp: { updatedAt, deviceId } }));
    await storeBatch(tables, batch, known, { uid, at: updatedAt });
    return { value, isEnqueued: batch.keys.size > 0 };
  });
}

/** A transaction over rows that never leave this device; throws a `Refusal` to undo it. */
export function keepInTransaction<Value>(
  tables: LearnerTables,
  on: readonly Table[],
  work: () => Promise<Value>,
): Promise<Value> {
  return tables.transaction('rw', [...new Set([tables.kv, ...on])], async () => {
    const [value, sealed] = await Promise.all([work(), tables.kv.get(KV.sealed)]);
    if (sealed) throw new Refusal(SEALED);
    return value;
  });
}

interface Known extends Found {
  values: ReadonlyMap<string, unknown>;
  lesson: unknown;
  homework: unknown;
  request: RequestRow | null;
}

/** What a write does, gathered in `batch`, for all of it to be stored together at its end. */
function writingInto(
  batch: WriteBatch,
  known: Known,
  { tables, wanted, stamp }: { tables: LearnerTables; wanted: Wanted; stamp: Stamp },
): Writing {
  const { updatedAt, deviceId } = stamp;
  const keepUnreadable = (letter: DeadLetter | null) => letter && batch.letters.push(letter);
  const enterRecord = (kind: 'lesson' | 'homework', id: string) => {
    if (id === wanted[kind]) keepUnreadable(unreadableRecordLetter(kind, id, known[kind], updatedAt));
    batch.keys.add(`${kind}:${id}`);
  };
  return {
    tables,
    stamp,
    counter: counterName(known.values, deviceId),
    counterOfNew(key) {
      const hadRow = known.values.get(key) !== undefined || known.deadKeys.has(key);
      if (!hadRow || known.values.get(KV.seenCloud) !== true) return counterName(known.values, deviceId);
      const name = `${deviceId}~${updatedAt}`;
      batch.values.set(KV.firstCounter, name).set(KV.seenCloud, false);
      return name;
    },
    lesson: known.lesson,
    homework: known.homework,
    request: known.request,
    value(key) {
      // A row that was not asked for would look like one that does not exist, and be overwritten.
      if (!wanted.values?.includes(key)) throw new Error(`The write did not ask for "${key}".`);
      return known.values.get(key);
    },
    put(key, stored) {
      batch.values.set(key, stored);
    },
    save(key, stored) {
      // A row that turned unreadable while its page was open is kept before it is written over.
      keepUnreadable(unreadableLetter(key, known.values.get(key), updatedAt));
      batch.values.set(key, stored);
      batch.keys.add(key);
    },
    saveLesson(record) {
      enterRecord('lesson', record.id);
      batch.lessons.push(record);
    },
    saveHomework(record) {
      enterRecord('homework', record.id);
      batch.homework.push(record);
    },
    hasSeen(time) {
      batch.seen = Math.max(batch.seen, time);
    },
    settleRequest(result) {
      if (!known.request) return;
      const life = reduceLife(known.request.life, { type: 'settled', result });
      batch.requests.push({ ...known.request, life });
    },
    refuse(failure) {
      throw new Refusal(failure);
    },
  };
}

const NONE: ReadonlySet<string> = new Set();

async function read(tables: LearnerTables, wanted: Wanted): Promise<Known> {
  const { values = [], lesson, homework, request, grows } = wanted;
  const keys = [KV.clock, KV.seenCloud, KV.firstCounter, KV.sealed, ...values];
  const [rows, lessonRow, homeworkRow, requestRow, entries, deadKeys, ids, awaited] = await Promise.all([
    tables.kv.bulkGet(keys),
    lesson === undefined ? undefined : tables.lessons.get(lesson),
    homework === undefined ? undefined : tables.homework.get(homework),
    request === undefined ? undefined : tables.requests.get(request),
    tables.outbox.toArray(),
    tables.dead.orderBy('key').keys(),
    grows ? idsOldestFirst(tables[grows]) : [],
    grows === 'lessons' ? awaitedLessons(tables) : NONE,
  ]);
  return {
    values: new Map(rows.flatMap((row) => (row ? [[row.key, row.value] as const] : []))),
    lesson: lessonRow,
    homework: homeworkRow,
    request: readRequest(requestRow),
    entries,
    deadKeys: new Set(deadKeys.map(String)),
    lessonIds: grows === 'lessons' ? ids : [],
    awaited,
    homeworkIds: grows === 'homework' ? ids : [],
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
