import type { Dexie, DexieOptions } from 'dexie';

/**
 * How long the browser may take to open a database, in milliseconds. An upgrade of full records takes a slow
 * phone a few seconds; a browser that says nothing for this long has got stuck, and waiting on would show
 * "Opening…" for ever.
 */
const PATIENCE_MS = 15_000;

/** The browser neither opened the database nor refused to. */
export class DatabaseTimeoutError extends Error {
  constructor(database: string) {
    super(`The browser gives no answer about the database "${database}".`);
    this.name = 'DatabaseUnanswered';
  }
}

/** Opens the database; rejects with `DatabaseTimeoutError` when that takes too long. */
export async function openWithTimeout(database: Dexie, patienceMs = PATIENCE_MS): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseTimeoutError(database.name)), patienceMs);
  });
  try {
    await Promise.race([database.open(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Where a database lies: in the browser's IndexedDB, or in another one, such as a test's device. */
export function databaseOptions(indexedDB?: IDBFactory): DexieOptions {
  return indexedDB ? { indexedDB, IDBKeyRange: globalThis.IDBKeyRange } : {};
}
