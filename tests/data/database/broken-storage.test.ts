import { Dexie } from 'dexie';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isQuotaExceeded } from '../../../src/data/database/connection.ts';
import { getDatabaseName } from '../../../src/data/database/learner-tables.ts';
import { openDeviceStore } from '../../../src/data/device/device-store.ts';
import {
  deleteLearnerDatabase,
  type LearnerDatabase,
  openLearnerStore,
} from '../../../src/data/learner/open-learner-store.ts';
import { MESSAGES } from '../../../src/domain/messages.ts';
import { waitFor } from '../../wait-for.ts';
import {
  aDevice,
  aNewLesson,
  aSetup,
  countingIds,
  expectOk,
  NOW,
  openAnn,
  someHomework,
  writeRaw,
} from '../learner-fixtures.ts';

const options = { uid: 'ann', email: '', deviceId: 'laptop', now: () => NOW, newId: countingIds() };

/** Makes every put fail as on a full disk; returns a function that ends this. */
function fillDisk(): () => void {
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  return () => spy.mockRestore();
}

let device: IDBFactory;
let store: LearnerDatabase;
beforeEach(async () => {
  device = aDevice();
  store = await openAnn(device);
});

describe('a full disk', () => {
  test('fails the write as storage-full, and nothing of it is stored', async () => {
    await store.saveSetup(aSetup);
    const { id } = expectOk(await store.addLesson(aNewLesson));
    const before = await store.readLearnerData();
    const freeDisk = fillDisk();
    const full = { ok: false, failure: { kind: 'storage-full' } };
    expect(await store.saveHomework(id, someHomework, 'h')).toEqual(full);
    expect(await store.completeLesson(id, { answer: 'a', feedback: 'f' })).toEqual(full);
    freeDisk();
    expect(await store.readLearnerData()).toEqual(before);
    expect((await store.saveHomework(id, someHomework, 'h')).ok).toBe(true);
  });

  test('is recognized in the error of one of several rows', () => {
    const full = new DOMException('The disk is full.', 'QuotaExceededError');
    expect(isQuotaExceeded(new Dexie.BulkError('bulkPut()', { 0: full }))).toBe(true);
    expect(isQuotaExceeded(new Dexie.BulkError('bulkPut()', { 0: new Error('no') }))).toBe(false);
  });

  test('does not stop records from opening, though some can’t be read and can’t be set aside', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await store.addLesson(aNewLesson);
    store.close();
    await writeRaw(device, (tables) => tables.kv.put({ key: 'profile', value: 'Ann' }));
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    const opened = await openAnn(device);
    add.mockRestore();
    expect(await opened.readLessons()).toHaveLength(1);
  });
});

describe('unreadable rows', () => {
  async function openWithBrokenRows() {
    await store.saveSetup(aSetup);
    await store.addLesson(aNewLesson);
    store.close();
    await writeRaw(device, async (tables) => {
      await tables.lessons.bulkPut([
        { id: 'broken', createdAt: 'yesterday', classPlan: 7 },
        { id: 'odd', createdAt: NOW - 1, classPlan: '# Odd', age: 'ten', mood: 'good' },
      ]);
      await tables.outbox.add({
        key: 'lesson:broken',
        uid: 'ann',
        rev: 1,
        at: 1,
        attempts: 0,
        nextAt: 0,
        state: 'pending',
      });
      await tables.kv.bulkPut([
        { key: 'profile', value: 'Ann' },
        { key: 'badges', value: ['Explorer', 7] },
        { key: 'credits', value: { date: 5 } },
        { key: 'clock', value: 'noon' },
      ]);
    });
    return openAnn(device, { newId: () => 'later' });
  }

  test('are set aside with their raw value and outbox entry, and the readable ones stay usable', async () => {
    const store = await openWithBrokenRows();
    expect((await store.readLessons()).map((lesson) => lesson.id)).toEqual(['id2', 'odd']);
    expect([await store.readProfile(), await store.readBadges(), await store.readCredits()]).toEqual([
      null,
      ['Explorer'],
      null,
    ]);
    const { deadLetters, entries } = await store.readSnapshot();
    expect(deadLetters.map(({ key, reason, raw }) => ({ key, reason, raw }))).toEqual([
      { key: 'profile', reason: 'unreadable', raw: 'Ann' },
      {
        key: 'lesson:broken',
        reason: 'unreadable',
        raw: { id: 'broken', createdAt: 'yesterday', classPlan: 7 },
      },
    ]);
    expect(entries.map(({ key }) => key)).not.toContain('lesson:broken');
  });

  test('are set aside when they are badges', async () => {
    const device = aDevice();
    (await openAnn(device)).close();
    await writeRaw(device, (tables) => tables.kv.put({ key: 'badges', value: { first: 'Explorer' } }));
    const { deadLetters } = await (await openAnn(device)).readOutbox();
    expect(deadLetters.map(({ key, raw }) => ({ key, raw }))).toEqual([
      { key: 'badges', raw: { first: 'Explorer' } },
    ]);
  });

  test.each([
    ['NaN', Number.NaN],
    ['the last valid time', 8e15],
    ['a time beyond the last valid one', 8.2e15],
  ])('do not stop a save when they are a clock of %s', async (_, value) => {
    await writeRaw(device, (tables) => tables.kv.put({ key: 'clock', value }));
    const { id } = expectOk(await store.addLesson(aNewLesson));
    expect(await store.readLesson(id)).toMatchObject({ id });
  });

  test('stay set aside when the row is written again, refused and sent again', async () => {
    const store = await openWithBrokenRows();
    const readKeysWithRaw = async () =>
      (await store.readOutbox()).deadLetters.flatMap(({ key, raw }) => (raw === undefined ? [] : [key]));
    expect(await readKeysWithRaw()).toEqual(['profile', 'lesson:broken']);
    expectOk(await store.saveSetup(aSetup));
    expect(await readKeysWithRaw()).toEqual(['profile', 'lesson:broken']);
    const entry = (await store.readOutbox()).entries.find(({ key }) => key === 'profile');
    if (!entry) throw new Error('A set-up adds an outbox entry.');
    await store.moveToDeadLetters(entry, { reason: 'rejected', message: '400' });
    expect(await readKeysWithRaw()).toEqual(['profile', 'lesson:broken']);
    await store.retryChange('profile');
    expect(await readKeysWithRaw()).toEqual(['profile', 'lesson:broken']);
  });

  test('a field of a wrong type falls back alone, and unknown fields survive a later write', async () => {
    const store = await openWithBrokenRows();
    expect(await store.readLesson('odd')).toMatchObject({ age: 18, classPlan: '# Odd' });
    expectOk(await store.completeLesson('odd', { answer: 'a', feedback: 'f' }));
    expect(await store.readLesson('odd')).toMatchObject({ answer: 'a', mood: 'good' });
  });
});

describe('the connection', () => {
  test('is opened again after the browser closed it, and the write is done once', async () => {
    await store.saveSetup(aSetup);
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    });
    const { id } = expectOk(await store.addLesson(aNewLesson));
    expectOk(await store.saveHomework(id, someHomework, 'h'));
    transaction.mockRestore();
    expect(await store.readLessons()).toHaveLength(1);
  });

  test('is closed when a newer version upgrades the database, and the learner is informed', async () => {
    const device = aDevice();
    const onOutdated = vi.fn();
    const store = await openAnn(device, { onOutdated });
    const newer = new Dexie(getDatabaseName('ann'), { indexedDB: device });
    newer.version(99).stores({ kv: 'key' });
    await newer.open();
    expect(onOutdated).toHaveBeenCalledOnce();
    const refused = await store.saveSetup(aSetup);
    expect(refused).toMatchObject({ ok: false, failure: { kind: 'database' } });
    newer.close();
  });

  test('fails as blocked instead of hanging when another tab blocks the upgrade', async () => {
    const device = aDevice();
    const old = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = device.open(getDatabaseName('ann'), 1);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const opened = await openLearnerStore({ ...options, indexedDB: device });
    expect(opened).toEqual({ ok: false, failure: { kind: 'blocked' } });
    old.close();
  });

  test('fails as unanswered instead of hanging when the browser does not respond', async () => {
    const device = aDevice();
    vi.spyOn(device, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
    const opened = await openLearnerStore({ ...options, indexedDB: device, timeoutMs: 10 });
    expect(opened).toEqual({ ok: false, failure: { kind: 'timeout' } });
    const own = openDeviceStore({ newId: countingIds(), indexedDB: device, timeoutMs: 10 });
    await expect(own.readLastLearner()).rejects.toThrow(MESSAGES.recordsLocked);
  });

  test('fails as unanswered when the database opens, but another page has it locked', async () => {
    const device = aDevice();
    const locking = await openAnn(device);
    await locking.saveSetup(aSetup);
    const own = openDeviceStore({ newId: countingIds(), indexedDB: device });
    await own.getDeviceId();
    own.close();
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockReturnValue(new EventTarget() as IDBRequest);
    vi.spyOn(IDBObjectStore.prototype, 'get').mockReturnValue(new EventTarget() as IDBRequest);
    const opened = await openLearnerStore({ ...options, indexedDB: device, timeoutMs: 50 });
    expect(opened).toEqual({ ok: false, failure: { kind: 'timeout' } });
    const behind = openDeviceStore({ newId: countingIds(), indexedDB: device, timeoutMs: 50 });
    await expect(behind.readLastLearner()).rejects.toThrow(MESSAGES.recordsLocked);
    await expect(behind.readPendingAccountDeletion()).rejects.toThrow(MESSAGES.recordsLocked);
  });

  test('reports the reason when it cannot be made', async () => {
    const device = aDevice();
    vi.spyOn(device, 'open').mockImplementation(() => {
      throw new DOMException('Private windows have no database.', 'InvalidStateError');
    });
    const opened = await openLearnerStore({ ...options, indexedDB: device });
    expect(opened).toMatchObject({ ok: false, failure: { kind: 'database' } });
  });
});

test('a deleted database is gone with all its records, and another learner’s database stays', async () => {
  const device = aDevice();
  const ann = await openAnn(device);
  await ann.saveSetup(aSetup);
  const ben = await openAnn(device, { uid: 'ben', newId: countingIds('ben') });
  await ben.saveSetup(aSetup);
  ann.close();
  await deleteLearnerDatabase('ann', device);
  expect(await (await openAnn(device)).readProfile()).toBeNull();
  expect(await ben.readProfile()).toMatchObject({ uid: 'ben' });
});

test('a database that a frozen tab has open is deleted later, without blocking the caller', async () => {
  const device = aDevice();
  const ann = await openAnn(device);
  await ann.saveSetup(aSetup);
  ann.close();
  const frozen = await new Promise<IDBDatabase>((resolve) => {
    const request = device.open(getDatabaseName('ann'));
    request.onsuccess = () => resolve(request.result);
  });
  await deleteLearnerDatabase('ann', device);
  frozen.close();
  await waitFor(async () => expect(await device.databases()).toEqual([]));
});
