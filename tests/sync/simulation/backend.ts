import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { LearnerTables } from '../../../src/data/database/learner-tables.ts';
import { MemoryDatabase, MemoryTables, type StoreHooks } from './memory-database.ts';
import type { TableName } from './memory-table.ts';

/** The storage of one simulated device. */
export interface Disk {
  open(uid: string, hooks: StoreHooks): LearnerTables;
  /** The rows, or null when the backend has no access to them. */
  getDatabase(uid: string): MemoryDatabase | null;
  /** Deletes a learner's database, which no page may have open. */
  delete(uid: string): void;
}

/** Where the simulated devices store their records. */
export interface Backend {
  name: 'memory' | 'indexeddb';
  createDisk(): Disk;
  /** Resolves when no started work is running. */
  waitUntilIdle(): Promise<void>;
}

const waitForEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Databases in memory: a history takes milliseconds. */
export function createMemoryBackend(): Backend {
  return {
    name: 'memory',
    createDisk() {
      const databases = new Map<string, MemoryDatabase>();
      const getDatabase = (uid: string) => {
        const database = databases.get(uid) ?? new MemoryDatabase();
        databases.set(uid, database);
        return database;
      };
      return {
        getDatabase,
        open: (uid, hooks) => new MemoryTables(getDatabase(uid), hooks).asLearnerTables(),
        delete: (uid) => databases.delete(uid),
      };
    },
    // Between two turns of the timeline only promise callbacks run, which end before the next tick.
    waitUntilIdle: () => new Promise((resolve) => process.nextTick(resolve)),
  };
}

/** After so many turns of the event loop without work, no operation of fake-indexeddb is in progress. */
const QUIET_TURNS = 6;

/** The shipped code over fake-indexeddb in place of the browser's database. */
export function createIndexedDbBackend(): Backend {
  let running = 0;
  let quiet = 0;
  const countRunning = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      quiet = 0;
    }
  };
  return {
    name: 'indexeddb',
    createDisk() {
      const indexedDB = new IDBFactory();
      return {
        getDatabase: () => null,
        delete: () => undefined,
        open(uid, hooks) {
          const tables = new LearnerTables(uid, indexedDB);
          interceptChanges(tables, hooks);
          const transact = tables.transaction.bind(tables) as (...request: unknown[]) => Promise<unknown>;
          const gated = async (...request: unknown[]) => {
            await hooks.waitForTurn();
            return countRunning(async () => {
              const value = await transact(...request);
              hooks.onStored(null);
              return value;
            });
          };
          const open = tables.open.bind(tables);
          return Object.assign(tables, { transaction: gated, open: () => countRunning(async () => open()) });
        },
      };
    },
    async waitUntilIdle() {
      for (quiet = 0; running > 0 || quiet < QUIET_TURNS; quiet += 1) await waitForEventLoop();
    },
  };
}

/** Calls the hook after each change of a row. */
function interceptChanges(tables: LearnerTables, hooks: StoreHooks): void {
  tables.use({
    stack: 'dbcore',
    name: 'faults',
    create: (core) => ({
      ...core,
      table(name) {
        const table = core.table(name);
        return {
          ...table,
          mutate: (request) =>
            table.mutate(request).then((response) => {
              // What the hook does is not part of the transaction.
              Dexie.ignoreTransaction(() => hooks.onChange(name as TableName));
              return response;
            }),
        };
      },
    }),
  });
}
