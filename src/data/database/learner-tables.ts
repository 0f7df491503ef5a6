import { Dexie, type Table } from 'dexie';
import { compareNewestFirst } from '../../domain/memory-retention.ts';
import type { HomeworkRecord, LearnerState, LessonRecord } from '../../domain/records.ts';
import { MAX_TIMESTAMP } from '../../domain/tolerant-schemas.ts';
import { migrateRequests } from '../requests/migrate-requests.ts';
import type { StoredRequest } from '../requests/request-rows.ts';
import { type DeadLetter, type OutboxEntry, VALUE_KEYS } from '../sync-rows/synced-rows.ts';
import { databaseOptions } from './open-database.ts';
import { parseHomework, parseLesson, parseValues } from './parse-records.ts';

/** A row of the table `kv`: one value, such as the profile. */
export interface KeyedValue {
  key: string;
  value: unknown;
}

/** The keys of kv rows. Those of the learner's state sync; all others stay on this device. */
export const KV = {
  profile: 'profile',
  course: 'course',
  badges: 'badges',
  words: 'words',
  ownWords: 'ownWords',
  mistakes: 'mistakes',
  counts: 'counts',
  credits: 'credits',
  usedContent: 'used',
  /** Badges that were awarded on this device and that the learner has not seen. */
  newBadges: 'newBadges',
  /** The largest time written or read so far. */
  clock: 'clock',
  /** Whether this database has merged the learner's document at least once. */
  hasPulled: 'seenCloud',
  /** The name of the counter for completions before the first pull. */
  counterNameBeforeFirstPull: 'firstCounter',
  /** Answers that the learner reported as right. */
  disputedAnswers: 'calledRight',
  /** The keys of records that the learner cleared from this device: sync does not restore them. */
  cleared: 'cleared',
  /** The copy of the document in the cloud, so that sync receives only what is new. */
  cloudCopy: 'cloudCopy',
  draft: (lessonId: string) => `draft:${lessonId}`,
  /**
   * Whether the browser had evicted the records before these were created, and the learner does not know it
   * yet.
   */
  evicted: 'evicted',
  /** Whether the records are about to be deleted: all saves are refused. */
  sealed: 'sealed',
} as const;

/** A game in progress; its host parses `saved`. */
export interface GameRow {
  game: string;
  saved: unknown;
}

export const DRAFT_PREFIX = KV.draft('');

/**
 * The tables of `arcade-<uid>`; `dead` has the dead letters. Rows of type `unknown` have to be parsed by a
 * schema.
 */
export class LearnerTables extends Dexie {
  declare readonly kv: Table<KeyedValue, string>;
  declare readonly lessons: Table<unknown, string>;
  declare readonly homework: Table<unknown, string>;
  declare readonly outbox: Table<OutboxEntry, number>;
  declare readonly dead: Table<DeadLetter, number>;
  declare readonly games: Table<GameRow, string>;
  declare readonly gameResults: Table<unknown, string>;
  declare readonly gameEvents: Table<unknown, string>;
  declare readonly requests: Table<StoredRequest, string>;

  constructor(uid: string, indexedDB?: IDBFactory) {
    super(getDatabaseName(uid), databaseOptions(indexedDB));
    this.version(1).stores({
      kv: 'key',
      lessons: 'id, createdAt, skillFocus',
      homework: 'id, createdAt',
      outbox: '++seq, &key, nextAt',
      dead: '++id, key',
    });
    // Tables of the games; those of version 1 stay.
    this.version(2).stores({ games: 'game', gameResults: 'game', gameEvents: 'id, at' });
    this.version(3).stores({ requests: 'key, lessonId' }).upgrade(migrateRequests);
    // Marks every event as not yet processed by the memory.
    this.version(4)
      .stores({ gameEvents: 'id, at, waiting' })
      .upgrade((transaction) => transaction.table('gameEvents').toCollection().modify({ waiting: 1 }));
  }
}

/** The name of a learner's database. */
export function getDatabaseName(uid: string): string {
  return `arcade-${uid}`;
}

/** The raw value of a kv row; `undefined` where there is none. */
export async function readValue(tables: LearnerTables, key: string): Promise<unknown> {
  return (await tables.kv.get(key))?.value;
}

/** The lessons that can be read, newest first. */
export async function readAllLessons(tables: LearnerTables): Promise<readonly LessonRecord[]> {
  return parseRows(await tables.lessons.toArray(), parseLesson).sort(compareNewestFirst);
}

/** The homework that can be read, newest first. */
export async function readAllHomework(tables: LearnerTables): Promise<readonly HomeworkRecord[]> {
  return parseRows(await tables.homework.toArray(), parseHomework).sort(compareNewestFirst);
}

/**
 * A table's ids, the oldest first, from its index alone; equal times are ordered by id, as in
 * `compareNewestFirst`.
 */
export function readIdsOldestFirst(table: LearnerTables['lessons']): Promise<string[]> {
  return table.where('createdAt').between(0, MAX_TIMESTAMP, true, true).primaryKeys();
}

function parseRows<Row>(raws: readonly unknown[], parse: (raw: unknown) => Row | null): Row[] {
  return raws.map(parse).filter((row) => row !== null);
}

/** The learner's state on this device, without what can't be read. */
export async function readState(tables: LearnerTables): Promise<LearnerState> {
  const [rows, lessons, homework] = await Promise.all([
    tables.kv.bulkGet([...VALUE_KEYS]),
    readAllLessons(tables),
    readAllHomework(tables),
  ]);
  const values = new Map(rows.map((row) => [row?.key, row?.value]));
  return { ...parseValues(VALUE_KEYS, (key) => values.get(key)), lessons, homework };
}

/** The raw drafts by lesson id. */
export async function readAllDrafts(tables: LearnerTables): Promise<Readonly<Record<string, unknown>>> {
  const rows = await tables.kv.where('key').startsWith(DRAFT_PREFIX).toArray();
  return Object.fromEntries(rows.map(({ key, value }) => [key.slice(DRAFT_PREFIX.length), value]));
}

/** The raw row that an outbox key stands for. */
export async function readRow(tables: LearnerTables, key: string): Promise<unknown> {
  const [kind, id] = splitRowKey(key);
  if (kind === 'lesson') return tables.lessons.get(id);
  if (kind === 'homework') return tables.homework.get(id);
  return readValue(tables, key);
}

function splitRowKey(key: string): readonly [kind: string, id: string] {
  const colon = key.indexOf(':');
  return colon < 0 ? [key, ''] : [key.slice(0, colon), key.slice(colon + 1)];
}
