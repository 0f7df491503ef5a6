import type { Page } from '@playwright/test';
import { putRow } from './stored-rows.ts';

/** Faults of the browser's database: operations that fail, and a full disk. */
export interface StorageFault {
  /** The failing operation: writing rows, or reading single ones. */
  method: 'put' | 'get';
  store: 'kv' | 'lessons' | 'homework';
  /** The key of the failing row; by default every row. */
  key?: string;
  /** The prefix of the database's name; by default a learner's records. */
  database?: string;
  /** The name of the browser's error. */
  error?: string;
  /** The selector of what is clicked at the same moment. */
  click?: string;
}

/** Makes the page's database fail until the page is reloaded, like a broken disk. */
export async function breakDatabase(page: Page, fault: StorageFault): Promise<void> {
  await page.evaluate(({ method, store, key, database = 'arcade-', error = 'NotReadableError', click }) => {
    const original = IDBObjectStore.prototype[method] as (...parameters: unknown[]) => IDBRequest;
    function broken(this: IDBObjectStore, ...parameters: unknown[]): IDBRequest {
      const row = method === 'put' ? (parameters[0] as { key?: unknown }).key : parameters[0];
      const isHit =
        this.name === store &&
        this.transaction.db.name.startsWith(database) &&
        (key === undefined || row === key);
      if (isHit) throw new DOMException('The disk is broken.', error);
      return original.apply(this, parameters);
    }
    Object.assign(IDBObjectStore.prototype, { [method]: broken });
    if (click) document.querySelector<HTMLElement>(click)?.click();
  }, fault);
}

/** Adds a row of that size to the learner's records on this device. */
export async function fillStorage(page: Page, uid: string, megabytes: number): Promise<void> {
  const notes = 'x'.repeat(Math.round(megabytes * 1024 * 1024));
  await putRow(page, uid, 'kv', { key: 'draft:of-long-ago', value: { notes } });
}
