import fc from 'fast-check';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getDatabaseName } from '../../../src/data/database/learner-tables.ts';
import { abortTransactionsOfFrozenPage, SLOW_MS } from '../../../src/data/database/page-freezes.ts';
import { openDeviceStore } from '../../../src/data/device/device-store.ts';
import { openLearnerStore } from '../../../src/data/learner/open-learner-store.ts';
import { forAllAsync } from '../../for-all.ts';
import { aDevice, aNewLesson, aSetup, countingIds, expectOk, NOW, openAnn } from '../learner-fixtures.ts';

const begin = IDBDatabase.prototype.transaction;
const open = IDBFactory.prototype.open;

const onSlow = vi.fn();
const page = new EventTarget();
const leavePage = ({ persisted }: { persisted: boolean }) =>
  page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
/** The browser may show the page again, so it freezes it. */
const freeze = () => leavePage({ persisted: true });
const show = () => page.dispatchEvent(new Event('pageshow'));

/** Makes the functions those of a page that is not watched. */
function restorePrototypes(): void {
  IDBDatabase.prototype.transaction = begin;
  IDBFactory.prototype.open = open;
}

beforeEach(() => {
  onSlow.mockReset();
  abortTransactionsOfFrozenPage(page, {
    factory: IDBFactory.prototype,
    database: IDBDatabase.prototype,
    refused: ['probe'],
    onSlow,
  });
  onTestFinished(() => {
    show();
    restorePrototypes();
  });
});

/** Opens a database with one store, over IndexedDB itself. */
function openRaw(device: IDBFactory, onUpgrade = (_store: IDBObjectStore) => {}): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = device.open('plain', 1);
    opening.onupgradeneeded = () => onUpgrade(opening.result.createObjectStore('rows'));
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => resolve(opening.result);
  });
}

/** Keeps the store's transaction open, as a page that the browser freezes does. */
function keepOpen(store: IDBObjectStore): void {
  store.get('key').onsuccess = () => keepOpen(store);
}

/**
 * Holds the creation of a database in another page, whose functions are not watched.
 * @returns a function that drops the other page
 */
function holdCreation(device: IDBFactory, name: string): Promise<() => void> {
  const { transaction: watchedBegin } = IDBDatabase.prototype;
  // The simulated IndexedDB begins an upgrade by it, too.
  IDBDatabase.prototype.transaction = begin;
  return new Promise((resolve) => {
    const opening = open.call(device, name, 1);
    opening.onerror = (event) => event.preventDefault();
    opening.onupgradeneeded = () => {
      IDBDatabase.prototype.transaction = watchedBegin;
      keepOpen(opening.result.createObjectStore('rows'));
      resolve(() => opening.transaction?.abort());
    };
  });
}

/** Writes from another page, whose functions are not watched. */
function writeElsewhere(database: IDBDatabase): Promise<'written'> {
  const transaction = begin.call(database, 'rows', 'readwrite');
  transaction.objectStore('rows').put(1, 'key');
  return new Promise((resolve) => {
    transaction.oncomplete = () => resolve('written');
  });
}

/** Far longer than a write takes that no other page blocks. */
const LOCK_TIMEOUT_MS = 30;
const timeOut = () =>
  new Promise<'locked'>((resolve) => setTimeout(() => resolve('locked'), LOCK_TIMEOUT_MS));
const waitTurns = async (turns: number) => {
  for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
};

describe('a page that the browser freezes', () => {
  test('loses its open transactions, so that another page can write', async () => {
    const device = aDevice();
    const [frozen, other] = [await openRaw(device), await openRaw(device)];
    const kept = frozen.transaction('rows', 'readonly');
    keepOpen(kept.objectStore('rows'));
    const writing = writeElsewhere(other);
    expect(await Promise.race([writing, timeOut()])).toBe('locked');
    freeze();
    expect(await writing).toBe('written');
  });

  test('loses the creation of a database, so that another page can create it', async () => {
    const device = aDevice();
    await new Promise<void>((resolve) => {
      const creating = openRaw(device, (store) => {
        keepOpen(store);
        setImmediate(resolve);
      });
      creating.catch(() => undefined);
    });
    restorePrototypes();
    expect(await Promise.race([openRaw(device), timeOut()])).toBe('locked');
    freeze();
    expect(await openRaw(device)).toMatchObject({ name: 'plain' });
  });

  test('begins no transaction until it is shown again', async () => {
    const database = await openRaw(aDevice());
    freeze();
    expect(() => database.transaction('rows')).toThrow(
      expect.objectContaining({ name: 'InvalidStateError' }),
    );
    show();
    expect(database.transaction('rows').mode).toBe('readonly');
  });
});

test('a database that a library creates at every start is not opened', async () => {
  const device = aDevice();
  expect(() => device.open('probe')).toThrow(expect.objectContaining({ name: 'UnknownError' }));
  expect(await device.databases()).toEqual([]);
});

test('a page that cannot be shown again keeps its transactions, which may still be stored', async () => {
  const device = aDevice();
  const database = await openRaw(device);
  const transaction = database.transaction('rows', 'readwrite');
  transaction.objectStore('rows').put(2, 'key');
  leavePage({ persisted: false });
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  expect(transaction.error).toBeNull();
});

describe('a page that was frozen while it created a database', () => {
  const options = { uid: 'ann', email: '', deviceId: 'laptop', now: () => NOW, newId: countingIds() };

  test('makes other pages report that the records are locked', async () => {
    const device = aDevice();
    const drop = await holdCreation(device, getDatabaseName('ann'));
    const opened = await openLearnerStore({ ...options, indexedDB: device, timeoutMs: 20 });
    expect(opened).toEqual({ ok: false, failure: { kind: 'timeout' } });
    drop();
    expectOk(await openLearnerStore({ ...options, indexedDB: device })).close();
  });

  test('is dropped for a page that waits, which then opens the records', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const device = aDevice();
    const drop = await holdCreation(device, getDatabaseName('ann'));
    onSlow.mockImplementationOnce(drop);
    const opening = openLearnerStore({ ...options, indexedDB: device });
    await waitTurns(5);
    vi.advanceTimersByTime(SLOW_MS - 1);
    expect(onSlow).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onSlow).toHaveBeenCalled();
    expectOk(await opening).close();
  });
});

describe('a slow database', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
  });

  test('is reported when a transaction does not end', async () => {
    const database = await openRaw(aDevice());
    const transaction = database.transaction('rows');
    keepOpen(transaction.objectStore('rows'));
    await waitTurns(5);
    vi.advanceTimersByTime(SLOW_MS);
    expect(onSlow).toHaveBeenCalledOnce();
    transaction.abort();
  });

  test('is not reported once it has answered', async () => {
    const device = aDevice();
    const database = await openRaw(device);
    await new Promise<void>((resolve) => {
      const transaction = database.transaction('rows', 'readwrite');
      transaction.objectStore('rows').put(1, 'key');
      transaction.oncomplete = () => resolve();
    });
    await openRaw(device);
    vi.advanceTimersByTime(SLOW_MS);
    expect(onSlow).not.toHaveBeenCalled();
  });

  test('is not reported by a page that was frozen in the meantime', async () => {
    const opening = openRaw(aDevice());
    freeze();
    vi.advanceTimersByTime(SLOW_MS);
    expect(onSlow).not.toHaveBeenCalled();
    show();
    await opening;
  });
});

describe('work of a page that is frozen at any step and shown again', () => {
  const turns = fc.nat({ max: 40 });

  /** Freezes the page after some turns of the event loop, and shows it again. */
  async function freezeAfter(before: number, work: Promise<unknown>): Promise<void> {
    await waitTurns(before);
    freeze();
    show();
    await work;
  }

  test('saves a learner’s records once', () =>
    forAllAsync(fc.tuple(turns, turns), async ([first, second]) => {
      const store = await openAnn(aDevice());
      const saving = store.saveSetup(aSetup);
      await freezeAfter(first, saving);
      expectOk(await saving);
      const adding = store.addLesson(aNewLesson);
      await freezeAfter(second, adding);
      const { id } = expectOk(await adding);
      expect((await store.readLessons()).map((lesson) => lesson.id)).toEqual([id]);
      const { entries } = await store.readOutbox();
      expect(entries.filter(({ key }) => key === 'profile')).toHaveLength(1);
      store.close();
    }));

  test('opens the records and the device’s store', () =>
    forAllAsync(turns, async (before) => {
      const indexedDB = aDevice();
      const device = openDeviceStore({ newId: countingIds(), indexedDB });
      const working = (async () => {
        await device.rememberLearner({ uid: 'ann', email: 'ann@example.com' });
        const opened = await openLearnerStore({
          uid: 'ann',
          email: '',
          deviceId: await device.getDeviceId(),
          now: () => NOW,
          newId: countingIds(),
          indexedDB,
        });
        return { opened, last: await device.readLastLearner() };
      })();
      await freezeAfter(before, working);
      const { opened, last } = await working;
      expect(opened.ok).toBe(true);
      expect(last).toEqual({ uid: 'ann', email: 'ann@example.com' });
      if (opened.ok) opened.value.close();
      device.close();
    }));
});
