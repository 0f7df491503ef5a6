import { Dexie } from 'dexie';
import { err, ok, type Result } from '../domain/result.ts';
import { type Connection, keepConnection } from './connection.ts';
import { databaseOptions } from './database-options.ts';
import { createGameStore } from './game-store.ts';
import { createReads } from './learner-reads.ts';
import type { LearnerStore } from './learner-store.ts';
import { databaseName, KV, LearnerTables } from './learner-tables.ts';
import { createWrites } from './learner-writes.ts';
import { createListeners } from './listeners.ts';
import { setUnreadableAside } from './set-aside.ts';
import { createSyncRows } from './sync-rows-store.ts';
import type { SyncedRows } from './synced-rows.ts';
import { createWriter } from './write-transaction.ts';

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
  /** A newer version of the app wants the database: it was closed, and the page must be reloaded. */
  onOutdated?: () => void;
}

export type OpenFailure =
  /** Another tab with an older version of the app holds the database: it must be closed first. */
  { kind: 'blocked' } | { kind: 'database'; message: string };

/** A learner's open database: what screens read and write, and what sync works on. */
export interface LearnerDatabase extends LearnerStore, SyncedRows {
  close(): void;
}

/** Opens `arcade-<uid>`, made where there is none. Never hangs: a blocked upgrade fails as `blocked`. */
export async function openLearnerStore(options: OpenOptions): Promise<Result<LearnerDatabase, OpenFailure>> {
  const tables = new LearnerTables(options.uid, options.indexedDB);
  const connection = keepConnection(tables, options.onOutdated ?? (() => undefined));
  const opened = await openTables(tables, options);
  if (!opened.ok) {
    connection.close();
    return opened;
  }
  return ok(compose(tables, connection, options));
}

async function openTables(tables: LearnerTables, options: OpenOptions): Promise<Result<void, OpenFailure>> {
  const blocked = new Promise<'blocked'>((tell) => {
    tables.on('blocked', () => tell('blocked'));
  });
  try {
    const open = async () => {
      await tables.open();
      await setUnreadableAside(tables, options.now());
      const counter = { key: KV.firstCounter, value: `${options.deviceId}~${options.newId()}` };
      await tables.transaction('rw', tables.kv, async () => {
        if (!(await tables.kv.get(KV.firstCounter))) await tables.kv.add(counter);
      });
    };
    return (await Promise.race([open(), blocked])) === 'blocked' ? err({ kind: 'blocked' }) : ok();
  } catch (error) {
    return err({ kind: 'database', message: error instanceof Error ? error.message : String(error) });
  }
}

function compose(tables: LearnerTables, connection: Connection, options: OpenOptions): LearnerDatabase {
  const { uid, email, displayName = '', deviceId, now, newId } = options;
  const writes = createListeners();
  const learner = { uid, email, displayName };
  const writer = createWriter({ tables, connection, uid, deviceId, now, onEnqueued: writes.tell });
  return {
    ...createReads(tables, connection.run),
    ...createWrites(writer, learner, newId),
    ...createGameStore(tables, connection.run, writer),
    ...createSyncRows({ tables, connection, learner, deviceId, now, onEnqueued: writes.tell }),
    onWrite: writes.subscribe,
    close: connection.close,
  };
}

/** Deletes `arcade-<uid>` with all that is in it; the caller has closed it. */
export async function deleteLearnerDatabase(uid: string, indexedDB?: IDBFactory): Promise<void> {
  await new Dexie(databaseName(uid), databaseOptions(indexedDB)).delete();
}
