import type { Page } from '@playwright/test';
import { putRow } from './stored-rows.ts';

export interface StorageFault {
  /** What fails: writing rows, or reading single ones. */
  method: 'put' | 'get';
  store: 'kv' | 'lessons' | 'homework';
  /** Only this row; every one when left out. */
  key?: string;
  /** The database's name begins with this; a learner's records when left out. */
  database?: string;
  /** The name that the browser gives to the error. */
  error?: string;
}

/** Makes the page's database fail from now on until the page is loaded anew, as a disk that went bad would. */
export async function breakDatabase(page: Page, fault: StorageFault): Promise<void> {
  await page.evaluate(({ method, store, key, database = 'arcade-', error = 'NotReadableError' }) => {
    const works = IDBObjectStore.prototype[method] as (...given: unknown[]) => IDBRequest;
    function broken(this: IDBObjectStore, ...given: unknown[]): IDBRequest {
      const row = method === 'put' ? (given[0] as { key?: unknown }).key : given[0];
      const isHit =
        this.name === store &&
        this.transaction.db.name.startsWith(database) &&
        (key === undefined || row === key);
      if (isHit) throw new DOMException('The disk is broken.', error);
      return works.apply(this, given);
    }
    Object.assign(IDBObjectStore.prototype, { [method]: broken });
  }, fault);
}

/** Puts a row of so many bytes among the learner's records on this device. */
export async function fillStorage(page: Page, uid: string, megabytes: number): Promise<void> {
  const notes = 'x'.repeat(Math.round(megabytes * 1024 * 1024));
  await putRow(page, uid, 'kv', { key: 'draft:of-long-ago', value: { notes } });
}
