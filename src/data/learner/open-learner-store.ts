import { Dexie } from 'dexie';
import { getErrorMessage } from '../../domain/error-message.ts';
import { createListeners } from '../../domain/listeners.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { createDataStore } from '../data-file/data-store.ts';
import { type Connection, isQuotaExceeded, keepConnection } from '../database/connection.ts';
import { getDatabaseName, KV, LearnerTables } from '../database/learner-tables.ts';
import { DatabaseTimeoutError, databaseOptions, openWithTimeout } from '../database/open-database.ts';
import { createGameStore } from '../games/game-store.ts';
import { createGuestMerge, type GuestMerge } from '../guest-merge.ts';
import { createMemoryStore } from '../memory/memory-store.ts';
import { createRequestStore } from '../requests/request-store.ts';
import { createStorageStore } from '../storage/storage-store.ts';
import { createSyncRows } from '../sync-rows/sync-rows-store.ts';
import type { SyncedRows } from '../sync-rows/synced-rows.ts';
import {
  deleteUnreadableLetter,
  findUnreadableRows,
  moveUnreadableToDeadLetters,
} from '../sync-rows/unreadable-rows.ts';
import { createTableAccess } from '../writes/table-access.ts';
import { createReads } from './learner-reads.ts';
import type { LearnerStore } from './learner-store.ts';
import { createWrites } from './learner-writes.ts';
import { readUnsyncedRecords, sealRecords, type UnsyncedRecord } from './unsynced-records.ts';

export interface OpenOptions {
  uid: string;
  email: string;
  /** The provider's name for the learner, for a profile that has none. */
  displayName?: string;
  deviceId: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  newId: () => string;
  /** The browser's where it is left out. */
  indexedDB?: IDBFactory;
  /** How long the browser may take to open the database, in milliseconds; 15 seconds where it is left out. */
  timeoutMs?: number;
  /** A newer version of the app wants the database: it was closed, and the page must be reloaded. */
  onOutdated?: () => void;
}

export type OpenFailure =
  /** Another tab with an older version of the app holds the database: it must be closed first. */
  | { kind: 'blocked' }
  /** The browser neither opens the database nor says why not. */
  | { kind: 'timeout' }
  | { kind: 'database'; message: string };

/** A learner's open database: what screens read and write, and what sync works on. */
export interface LearnerDatabase extends LearnerStore, SyncedRows, GuestMerge {
  /** All that would be lost with these records. */
  readUnsyncedRecords(): Promise<readonly UnsyncedRecord[]>;
  /** Refuses every save of the learner's from now on, in any tab; `false`, and nothing happens, where more is only here than was agreed. */
  sealRecords(agreedToLose: readonly UnsyncedRecord[]): Promise<boolean>;
  close(): void;
}

/**
 * Opens `arcade-<uid>`, made where there is none. Never hangs: a blocked upgrade fails as `blocked`, and a
 * browser that says nothing as `unanswered`.
 */
export function openLearnerStore(options: OpenOptions): Promise<Result<LearnerDatabase, OpenFailure>> {
  return openStoreWithTables(new LearnerTables(options.uid, options.indexedDB), options);
}

/** The same over given tables, for simulations that stand between the store and its tables. */
export async function openStoreWithTables(
  tables: LearnerTables,
  options: OpenOptions,
): Promise<Result<LearnerDatabase, OpenFailure>> {
  const connection = keepConnection(tables, options.onOutdated ?? (() => undefined));
  const opened = await openTables(tables, options);
  if (!opened.ok) {
    connection.close();
    return opened;
  }
  return ok({ ...compose(tables, connection, options), ...opened.value });
}

type Opened = Pick<LearnerStore, 'isNew' | 'recordsId'>;

async function openTables(tables: LearnerTables, options: OpenOptions): Promise<Result<Opened, OpenFailure>> {
  const blocked = new Promise<'blocked'>((tell) => {
    tables.on('blocked', () => tell('blocked'));
  });
  try {
    const open = async () => {
      await openWithTimeout(tables, options.timeoutMs);
      const recordsId = await idIfInOrder(tables);
      if (recordsId !== null) return { isNew: false, recordsId };
      await setAsideIfThereIsRoom(tables, options.now());
      const counter = { key: KV.firstCounter, value: `${options.deviceId}~${options.newId()}` };
      return tables.transaction('rw', tables.kv, async () => {
        const [named, sealed] = await tables.kv.bulkGet([KV.firstCounter, KV.sealed]);
        if (!named) await tables.kv.add(counter);
        // The deletion that it was for did not happen.
        if (sealed) await tables.kv.delete(KV.sealed);
        // No two databases have the same counter.
        return { isNew: !named, recordsId: String((named ?? counter).value) };
      });
    };
    const opened = await Promise.race([open(), blocked]);
    return opened === 'blocked' ? err({ kind: 'blocked' }) : ok(opened);
  } catch (error) {
    if (error instanceof DatabaseTimeoutError) return err({ kind: 'timeout' });
    return err({ kind: 'database', message: getErrorMessage(error) });
  }
}

/**
 * The id of records that are in order, as they are at nearly every start of the app: then an opening waits for one
 * reading transaction, and for no write of another tab. Null when there is something to write.
 */
function idIfInOrder(tables: LearnerTables): Promise<string | null> {
  return tables.transaction('r', [tables.kv, tables.lessons, tables.homework], async () => {
    const [[named, sealed], unreadable] = await Promise.all([
      tables.kv.bulkGet([KV.firstCounter, KV.sealed]),
      findUnreadableRows(tables),
    ]);
    return named && !sealed && unreadable.length === 0 ? String(named.value) : null;
  });
}

/** On a full disk what nobody can read stays where it is: readers pass it by, and the rest is worth opening. */
async function setAsideIfThereIsRoom(tables: LearnerTables, at: number): Promise<void> {
  try {
    await moveUnreadableToDeadLetters(tables, at);
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error;
    console.error('Records that can’t be read are not set aside:', error);
  }
}

function compose(
  tables: LearnerTables,
  connection: Connection,
  options: OpenOptions,
): Omit<LearnerDatabase, keyof Opened> {
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
    deleteUnreadableLetter: (letterId) => access.read(() => deleteUnreadableLetter(tables, letterId)),
    readUnsyncedRecords: () => access.read(() => readUnsyncedRecords(tables)),
    sealRecords: (agreedToLose) => access.read(() => sealRecords(tables, agreedToLose)),
    onWrite: writes.subscribe,
    close: connection.close,
  };
}

/** Whether this device holds an `arcade-<uid>`; makes none. */
export async function hasLearnerDatabase(uid: string, indexedDB?: IDBFactory): Promise<boolean> {
  // Without a version and tables Dexie opens only what is there.
  const found = new Dexie(getDatabaseName(uid), databaseOptions(indexedDB));
  try {
    await openWithTimeout(found);
    return true;
  } catch (error) {
    if (error instanceof Dexie.NoSuchDatabaseError) return false;
    throw error;
  } finally {
    found.close();
  }
}

/**
 * Deletes `arcade-<uid>` with all that is in it; the caller has closed it. Where a frozen tab still holds it, the
 * browser deletes it as soon as that tab lets go: nobody waits for that.
 */
export async function deleteLearnerDatabase(uid: string, indexedDB?: IDBFactory): Promise<void> {
  const database = new Dexie(getDatabaseName(uid), databaseOptions(indexedDB));
  const held = new Promise<void>((resolve) => {
    database.on('blocked', () => resolve());
  });
  await Promise.race([database.delete(), held]);
}
