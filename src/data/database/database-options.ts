import type { DexieOptions } from 'dexie';

/** Where a database lies: in the browser's IndexedDB, or in another one, such as a test's device. */
export function databaseOptions(indexedDB?: IDBFactory): DexieOptions {
  return indexedDB ? { indexedDB, IDBKeyRange: globalThis.IDBKeyRange } : {};
}
