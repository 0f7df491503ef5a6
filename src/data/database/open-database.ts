import type { Dexie, DexieOptions } from 'dexie';

/**
 * How long the browser may take to open a database, in milliseconds. An upgrade of full records takes a slow
 * phone a few seconds; a browser that does not answer for this long is stuck.
 */
const OPEN_TIMEOUT_MS = 15_000;

/** The browser neither opened the database nor reported an error. */
export class DatabaseTimeoutError extends Error {
  constructor(database: string) {
    super(`Opening the database "${database}" timed out.`);
    this.name = 'DatabaseTimeoutError';
  }
}

/** Opens the database; rejects with `DatabaseTimeoutError` when that takes too long. */
export async function openWithTimeout(database: Dexie, timeoutMs = OPEN_TIMEOUT_MS): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseTimeoutError(database.name)), timeoutMs);
  });
  try {
    await Promise.race([database.open(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Dexie's options for a database in the browser's IndexedDB, or in another one, such as that of a test. */
export function databaseOptions(indexedDB?: IDBFactory): DexieOptions {
  return indexedDB ? { indexedDB, IDBKeyRange: globalThis.IDBKeyRange } : {};
}
