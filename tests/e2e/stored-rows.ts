import type { Page } from '@playwright/test';

/** A learner's tables as they lie in the browser's database. */
export interface StoredRows {
  kv: readonly { key: string; value: unknown }[];
  lessons: readonly StoredRecord[];
  homework: readonly StoredRecord[];
  outbox: readonly { key: string; uid: string; rev: number }[];
  dead: readonly { key: string }[];
}

export interface StoredRecord {
  id: string;
  createdAt: number;
  updatedAt: number;
  completed?: boolean;
}

/** Reads the tables in one transaction, without any of the app's code. The page is one of the app's origin. */
export async function readStoredRows(page: Page, uid: string): Promise<StoredRows> {
  return page.evaluate(
    (database) =>
      new Promise<StoredRows>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const tables = ['kv', 'lessons', 'homework', 'outbox', 'dead'];
          const reading = opening.result.transaction(tables, 'readonly');
          const requests = tables.map((name) => [name, reading.objectStore(name).getAll()] as const);
          reading.oncomplete = () => {
            opening.result.close();
            resolve(Object.fromEntries(requests.map(([name, { result }]) => [name, result])) as never);
          };
          reading.onabort = () => reject(reading.error);
        };
      }),
    `arcade-${uid}`,
  );
}

/** The value under a key of the learner's `kv` table; undefined when there is none. */
export function storedValue({ kv }: StoredRows, key: string): unknown {
  return kv.find((row) => row.key === key)?.value;
}
