import type { Dexie, DexieOptions } from 'dexie';

/**
 * How long the browser may take to open a database and read the first rows, in milliseconds. An upgrade of
 * full records takes a slow phone a few seconds; a browser that does not answer for this long is stuck.
 */
const OPEN_TIMEOUT_MS = 15_000;

/** The browser neither opened the database, or read from it, nor reported an error. */
export class DatabaseTimeoutError extends Error {
  constructor(database: string) {
    super(`Opening the database "${database}" timed out.`);
    this.name = 'DatabaseTimeoutError';
  }
}

/** Opens the database; rejects with `DatabaseTimeoutError` when that takes too long. */
export function openWithTimeout(database: Dexie, timeoutMs?: number): Promise<Dexie> {
  return runWithTimeout(database, () => database.open(), timeoutMs);
}

/**
 * Runs work that opens the database and reads from it: a database that opens may still be locked against
 * reads, by a tab that the browser froze. Rejects with `DatabaseTimeoutError` when that takes too long.
 */
export async function runWithTimeout<Value>(
  database: Dexie,
  work: () => PromiseLike<Value>,
  timeoutMs = OPEN_TIMEOUT_MS,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseTimeoutError(database.name)), timeoutMs);
  });
  try {
    return await Promise.race([work(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Dexie's options for a database in the browser's IndexedDB, or in another one, such as that of a test. */
export function databaseOptions(indexedDB?: IDBFactory): DexieOptions {
  return indexedDB ? { indexedDB, IDBKeyRange: globalThis.IDBKeyRange } : {};
}
