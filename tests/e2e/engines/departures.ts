import { expect } from '@playwright/test';
import type { RemotePage } from './remote-page.ts';

/** A page that is left while it starts. */
export interface Departure {
  address: string;
  /** The text from which the delay counts; empty for the start of the document. */
  shows: string;
  /** Milliseconds. */
  delay: number;
}

/** Opens the address, and leaves it for a page without the app after the delay. */
export async function leaveAfter(page: RemotePage, { address, shows, delay }: Departure): Promise<void> {
  await page.leaveFor(address);
  const age = await page.waitFor(
    `${address} to start`,
    (expected, text) =>
      location.pathname + location.search === expected &&
      (text === '' || document.body?.innerText.includes(text)) &&
      Math.ceil(performance.now()),
    address,
    shows,
  );
  // The document's age is known; the text has just appeared.
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, shows === '' ? delay - age : delay)));
  await page.leaveFor('/about');
  await page.waitFor(
    'the other page',
    () => location.pathname === '/about' && document.readyState === 'complete',
  );
}

/**
 * Leaves a page that never releases the database: by a transaction, or by creating it if there is none. A
 * page that WebKit froze before its upgrade had begun does the same.
 */
export async function leaveHolding(page: RemotePage, database: string): Promise<void> {
  await page.open('/about');
  await page.run(holdDatabase, database);
}

function holdDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const keepOpen = (store: IDBObjectStore) => {
      store.get('key').onsuccess = () => keepOpen(store);
      resolve();
    };
    const opening = indexedDB.open(name);
    opening.onupgradeneeded = () => keepOpen(opening.result.createObjectStore('rows'));
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const stores = [...opening.result.objectStoreNames];
      keepOpen(opening.result.transaction(stores, 'readwrite').objectStore(stores[0] ?? ''));
    };
  });
}

/** The names of the databases with learners' records. */
export async function readRecordsNames(page: RemotePage): Promise<string[]> {
  const names = await page.run(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  return names.filter((name) => /^arcade-(?!device)/.test(name));
}

/** Expects that every database of the app can be opened, read and written from the current page. */
export async function expectDatabasesUsable(page: RemotePage, delay: number): Promise<void> {
  expect(await page.run(findLocks), `after ${delay} ms`).toEqual([]);
}

/** The databases that do not open, and transactions that do not complete, within a second. */
async function findLocks(): Promise<string[]> {
  const raceWithTimeout = <Value>(work: Promise<Value>): Promise<Value | 'locked'> =>
    Promise.race([work, new Promise<'locked'>((resolve) => setTimeout(() => resolve('locked'), 1_000))]);

  async function findLocksOf(name: string): Promise<string[]> {
    const opened = await raceWithTimeout(
      new Promise<IDBDatabase | null>((resolve) => {
        const opening = indexedDB.open(name);
        // Its creation was aborted, and is left to the app.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => resolve(null);
      }),
    );
    if (opened === 'locked') return [`opening ${name}`];
    if (!opened) return [];
    const stores = [...opened.objectStoreNames];
    // A database without stores, such as Firebase's probe, has no transactions.
    const modes = stores.length > 0 ? (['readonly', 'readwrite'] as const) : [];
    const locks: string[] = [];
    for (const mode of modes) {
      const counted = await raceWithTimeout(
        new Promise((resolve, reject) => {
          const transaction = opened.transaction(stores, mode);
          for (const store of stores) transaction.objectStore(store).count();
          transaction.oncomplete = resolve;
          transaction.onabort = () => reject(transaction.error);
        }),
      );
      if (counted === 'locked') locks.push(`${mode} of ${name}`);
    }
    opened.close();
    return locks;
  }

  const databases = await indexedDB.databases();
  return (await Promise.all(databases.map(({ name = '' }) => findLocksOf(name)))).flat();
}
