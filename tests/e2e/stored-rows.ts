import type { Page } from '@playwright/test';

/** A learner's tables in the browser's database. */
export interface StoredRows {
  kv: readonly { key: string; value: unknown }[];
  lessons: readonly StoredRecord[];
  homework: readonly StoredRecord[];
  outbox: readonly { key: string; uid: string; rev: number }[];
  dead: readonly { key: string }[];
  requests: readonly { key: string }[];
}

export interface StoredRecord {
  id: string;
  createdAt: number;
  updatedAt: number;
  completed?: boolean;
}

/** Reads the tables in one transaction without the app's code, on any page of the app's origin. */
export async function readStoredRows(page: Page, uid: string): Promise<StoredRows> {
  return page.evaluate(
    (name) =>
      new Promise<StoredRows>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const tables = ['kv', 'lessons', 'homework', 'outbox', 'dead', 'requests'];
          const reading = opening.result.transaction(tables, 'readonly');
          const requests = tables.map((name) => [name, reading.objectStore(name).getAll()] as const);
          reading.oncomplete = () => {
            opening.result.close();
            resolve(Object.fromEntries(requests.map(([name, { result }]) => [name, result])) as never);
          };
          reading.onabort = () => reject(reading.error);
        };
      }),
    getDatabaseName(uid),
  );
}

/** Puts a row into one of the learner's tables without the app. */
export async function putRow(page: Page, uid: string, table: string, row: object): Promise<void> {
  await page.evaluate(
    ([name, table, row]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(table, 'readwrite');
          writing.objectStore(table).put(row);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          writing.onabort = () => reject(writing.error);
        };
      }),
    [getDatabaseName(uid), table, row] as const,
  );
}

/** The name of the database of a learner's records. */
export function getDatabaseName(uid: string): string {
  return `arcade-${uid}`;
}

/** The value of a key of the learner's `kv` table, or `undefined`. */
export function findStoredValue({ kv }: StoredRows, key: string): unknown {
  return kv.find((row) => row.key === key)?.value;
}
