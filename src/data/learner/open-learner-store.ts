import { Dexie } from 'dexie';
import { getErrorMessage } from '../../domain/error-message.ts';
import { createListeners } from '../../domain/listeners.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { createDataStore } from '../data-file/data-store.ts';
import { type Connection, isQuotaExceeded, keepConnection } from '../database/connection.ts';
import { getDatabaseName, KV, LearnerTables } from '../database/learner-tables.ts';
import {
  DatabaseTimeoutError,
  databaseOptions,
  openWithTimeout,
  runWithTimeout,
} from '../database/open-database.ts';
import { createGameStore } from '../games/game-store.ts';
import { createGuestMerge, type GuestMerge } from '../guest-merge.ts';
import { createMemoryStore } from '../memory/memory-store.ts';
import { createRequestStore } from '../requests/request-store.ts';
import { createStorageStore } from '../storage/storage-store.ts';
import { createSyncRows } from '../sync-rows/sync-rows-store.ts';
import type { SyncedRows } from '../sync-rows/synced-rows.ts';
import {
  deleteUnreadableDeadLetter,
  findUnreadableRows,
  moveUnreadableToDeadLetters,
} from '../sync-rows/unreadable-rows.ts';
import { createTableAccess } from '../writes/table-access.ts';
import { createReads } from './learner-reads.ts';
import type { LearnerStore } from './learner-store.ts';
import { createWrites } from './learner-writes.ts';
import { readUnsyncedRecords, sealRecords, type UnsyncedRecord } from './unsynced-records.ts';

/** Whose records to open, and what new ones are made with. */
export interface OpenOptions {
  uid: string;
  email: string;
  /** The provider's name for the learner, for a profile that has none. */
  displayName?: string;
  deviceId: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  newId: () => string;
  /** Default: the browser's. */
  indexedDB?: IDBFactory;
  /** How long the browser may take to open and read the database, in milliseconds; 15 seconds by default. */
  timeoutMs?: number;
  /**
   * Called when a newer version of the app needs the database: it is closed, and the page must be reloaded.
   */
  onOutdated?: () => void;
}

/** Why the records could not be opened. */
export type OpenFailure =
  /** Another tab with an older version of the app has the database open, and must be closed first. */
  | { kind: 'blocked' }
  /** The browser neither opens and reads the database nor reports an error. */
  | { kind: 'timeout' }
  | { kind: 'database'; message: string };

/** A learner's open database: the store that screens use, and the rows that sync works on. */
export interface LearnerDatabase extends LearnerStore, SyncedRows, GuestMerge {
  /** All that would be lost with these records. */
  readUnsyncedRecords(): Promise<readonly UnsyncedRecord[]>;
  /** See `sealRecords`. */
  sealRecords(agreedToLose: readonly UnsyncedRecord[]): Promise<boolean>;
  close(): void;
}

/**
 * Opens `arcade-<uid>`, or creates it. Never hangs: a blocked upgrade fails as `blocked`, and a browser that
 * does not answer as `timeout`.
 */
export function openLearnerStore(options: OpenOptions): Promise<Result<LearnerDatabase, OpenFailure>> {
  return openStoreWithTables(new LearnerTables(options.uid, options.indexedDB), options);
}

/** Opens a learner's store over existing tables, for simulations that wrap them. */
export async function openStoreWithTables(
  tables: LearnerTables,
  options: OpenOptions,
): Promise<Result<LearnerDatabase, OpenFailure>> {
  const connection = keepConnection(tables, options.onOutdated ?? (() => undefined));
  const opened = await openTables(tables, connection, options);
  if (!opened.ok) {
    connection.close();
    return opened;
  }
  return ok({ ...createStore(tables, connection, options), ...opened.value });
}

type OpenedRecords = Pick<LearnerStore, 'isNew' | 'recordsId'>;

async function openTables(
  tables: LearnerTables,
  connection: Connection,
  options: OpenOptions,
): Promise<Result<OpenedRecords, OpenFailure>> {
  const blocked = new Promise<'blocked'>((resolve) => {
    tables.on('blocked', () => resolve('blocked'));
  });
  try {
    const open = () => connection.run(() => openAndPrepare(tables, options));
    const openInTime = runWithTimeout(tables, open, options.timeoutMs);
    const opened = await Promise.race([openInTime, blocked]);
    return opened === 'blocked' ? err({ kind: 'blocked' }) : ok(opened);
  } catch (error) {
    if (error instanceof DatabaseTimeoutError) return err({ kind: 'timeout' });
    return err({ kind: 'database', message: getErrorMessage(error) });
  }
}

/** Opens the database, sets unreadable rows aside, and creates the rows that new records need. */
async function openAndPrepare(
  tables: LearnerTables,
  { deviceId, now, newId }: OpenOptions,
): Promise<OpenedRecords> {
  await tables.open();
  const intactId = await readIdIfIntact(tables);
  if (intactId !== null) return { isNew: false, recordsId: intactId };
  await setAsideUnreadable(tables, now());
  const newCounterRow = { key: KV.counterNameBeforeFirstPull, value: `${deviceId}~${newId()}` };
  return tables.transaction('rw', tables.kv, async () => {
    const [counterRow, sealRow] = await tables.kv.bulkGet([KV.counterNameBeforeFirstPull, KV.sealed]);
    if (!counterRow) await tables.kv.add(newCounterRow);
    // The deletion that it was set for did not happen.
    if (sealRow) await tables.kv.delete(KV.sealed);
    // The counter's name is unique for each database.
    return { isNew: !counterRow, recordsId: String((counterRow ?? newCounterRow).value) };
  });
}

/**
 * The id of records that need no repair, which is the usual case: then opening needs only a read transaction,
 * and does not wait for writes of other tabs. Null when something has to be written.
 */
function readIdIfIntact(tables: LearnerTables): Promise<string | null> {
  return tables.transaction('r', [tables.kv, tables.lessons, tables.homework], async () => {
    const [[counterRow, sealRow], unreadableRows] = await Promise.all([
      tables.kv.bulkGet([KV.counterNameBeforeFirstPull, KV.sealed]),
      findUnreadableRows(tables),
    ]);
    return counterRow && !sealRow && unreadableRows.length === 0 ? String(counterRow.value) : null;
  });
}

/**
 * On a full disk unreadable rows stay in their tables, where reads ignore them, so that the records still
 * open.
 */
async function setAsideUnreadable(tables: LearnerTables, time: number): Promise<void> {
  try {
    await moveUnreadableToDeadLetters(tables, time);
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error;
    console.error('Unreadable records could not be set aside:', error);
  }
}

function createStore(
  tables: LearnerTables,
  connection: Connection,
  options: OpenOptions,
): Omit<LearnerDatabase, keyof OpenedRecords> {
  const { uid, email, displayName = '', deviceId, now, newId } = options;
  const writes = createListeners();
  const learner = { uid, email, displayName };
  const access = createTableAccess({ tables, connection, uid, deviceId, now, onEnqueued: writes.notify });
  return {
    ...createReads(access),
    ...createWrites(access, learner, newId),
    ...createGameStore(access),
    ...createDataStore(access),
    ...createGuestMerge(access),
    ...createMemoryStore(access),
    ...createRequestStore(access),
    ...createStorageStore(access, writes.notify),
    ...createSyncRows(access, { learner, deviceId, onEnqueued: writes.notify }),
    deleteUnreadableDeadLetter: (deadLetterId) =>
      access.read(() => deleteUnreadableDeadLetter(tables, deadLetterId)),
    readUnsyncedRecords: () => access.read(() => readUnsyncedRecords(tables)),
    sealRecords: (agreedToLose) => access.read(() => sealRecords(tables, agreedToLose)),
    onWrite: writes.subscribe,
    close: connection.close,
  };
}

/** Whether this device has an `arcade-<uid>`; creates none. */
export async function hasLearnerDatabase(uid: string, indexedDB?: IDBFactory): Promise<boolean> {
  // Without a declared version, Dexie opens only an existing database.
  const database = new Dexie(getDatabaseName(uid), databaseOptions(indexedDB));
  try {
    await openWithTimeout(database);
    return true;
  } catch (error) {
    if (error instanceof Dexie.NoSuchDatabaseError) return false;
    throw error;
  } finally {
    database.close();
  }
}

/**
 * Deletes `arcade-<uid>`, which the caller has closed. Where a frozen tab still has it open, the browser
 * deletes it once that tab closes it; this does not wait for that.
 */
export async function deleteLearnerDatabase(uid: string, indexedDB?: IDBFactory): Promise<void> {
  const database = new Dexie(getDatabaseName(uid), databaseOptions(indexedDB));
  const blocked = new Promise<void>((resolve) => {
    database.on('blocked', () => resolve());
  });
  await Promise.race([database.delete(), blocked]);
}
