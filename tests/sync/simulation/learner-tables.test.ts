import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { LearnerTables } from '../../../src/data/database/learner-tables.ts';
import type { OutboxEntry } from '../../../src/data/sync-rows/synced-rows.ts';
import { MemoryDatabase, MemoryTables } from './memory-database.ts';

/*
 * The tables in memory behave as Dexie's over an IndexedDB, in all that the learner's store uses of them.
 */

const doNothing = () => undefined;
const subjects = {
  'Dexie over an IndexedDB': () => new LearnerTables('ann', new IDBFactory()),
  'the tables in memory': () =>
    new MemoryTables(new MemoryDatabase(), {
      waitForTurn: async () => undefined,
      onChange: doNothing,
      onStored: doNothing,
    }).asLearnerTables(),
};

function anEntry(key: OutboxEntry['key'], more: Partial<OutboxEntry> = {}): OutboxEntry {
  return { key, uid: 'ann', rev: 1, at: 1, attempts: 0, nextAt: 0, state: 'pending', ...more };
}

describe.each(Object.entries(subjects))('%s', (_name, create) => {
  async function openTables() {
    const tables = create();
    await tables.open();
    const write = <Value>(work: () => Promise<Value>) => tables.transaction('rw', tables.tables, work);
    return { tables, write };
  }

  test('a failed transaction is undone as a whole', async () => {
    const { tables, write } = await openTables();
    await write(() => tables.lessons.put({ id: 'a', createdAt: 1 }));
    const failing = write(async () => {
      await tables.lessons.put({ id: 'a', createdAt: 2 });
      await tables.outbox.put(anEntry('lesson:a'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await tables.lessons.get('a')).toEqual({ id: 'a', createdAt: 1 });
    expect(await tables.outbox.count()).toBe(0);
  });

  test('entries get ascending numbers that are never reused', async () => {
    const { tables, write } = await openTables();
    const first = await write(() => tables.outbox.put(anEntry('profile')));
    await write(() => tables.outbox.delete(first));
    const second = await write(() => tables.outbox.put(anEntry('profile')));
    expect([first, second]).toEqual([1, 2]);
    expect((await tables.outbox.toArray()).map(({ seq }) => seq)).toEqual([2]);
  });

  test('the outbox has one entry per key', async () => {
    const { tables, write } = await openTables();
    await write(() => tables.outbox.put(anEntry('profile')));
    await expect(write(() => tables.outbox.put(anEntry('profile')))).rejects.toMatchObject({
      name: 'ConstraintError',
    });
  });

  test('rows are found by index in its order, equal ones by primary key', async () => {
    const { tables, write } = await openTables();
    const rows = [
      { id: 'c', createdAt: 1 },
      { id: 'b', createdAt: 2 },
      { id: 'a', createdAt: 2 },
      { id: 'unreadable', createdAt: null },
    ];
    await write(() => tables.lessons.bulkPut(rows));
    const dated = tables.lessons.where('createdAt').between(0, 9, true, true);
    expect(await dated.primaryKeys()).toEqual(['c', 'a', 'b']);
    expect(await dated.count()).toBe(3);
    expect(await dated.limit(1).primaryKeys()).toEqual(['c']);
    expect(await tables.lessons.toCollection().primaryKeys()).toEqual(['a', 'b', 'c', 'unreadable']);
    expect((await tables.lessons.toArray()).map((row) => (row as { id: string }).id)).toEqual([
      'a',
      'b',
      'c',
      'unreadable',
    ]);
  });

  test('entries are found and changed by key and by due time', async () => {
    const { tables, write } = await openTables();
    await write(() => tables.outbox.bulkPut([anEntry('profile', { nextAt: 5 }), anEntry('course')]));
    expect(await tables.outbox.where('key').equals('course').first()).toMatchObject({ seq: 2 });
    await write(() => tables.outbox.where('nextAt').above(0).modify({ nextAt: 0, attempts: 0 }));
    expect((await tables.outbox.orderBy('seq').toArray()).map(({ nextAt }) => nextAt)).toEqual([0, 0]);
  });

  test('a sparse index finds marked rows only, and their marks can be removed', async () => {
    const { tables, write } = await openTables();
    const rows = ['a', 'b', 'c'].map((id, at) => ({ id, at, ...(id === 'b' ? {} : { waiting: 1 }) }));
    await write(() => tables.gameEvents.bulkPut(rows));
    const waiting = () => tables.gameEvents.where('waiting').equals(1).primaryKeys();
    expect(await waiting()).toEqual(['a', 'c']);
    await write(() => tables.gameEvents.where('id').anyOf(['a', 'b']).modify({ waiting: undefined }));
    expect(await waiting()).toEqual(['c']);
    expect(await tables.gameEvents.count()).toBe(3);
  });

  test('rows are deleted by key, by a condition, and in bulk', async () => {
    const { tables, write } = await openTables();
    const createLetter = (key: 'profile' | 'course', reason: 'rejected' | 'unreadable') => ({
      key,
      at: 1,
      reason,
      message: '',
    });
    await write(async () => {
      for (const reason of ['rejected', 'unreadable'] as const)
        await tables.dead.add(createLetter('profile', reason));
      await tables.dead.add(createLetter('course', 'rejected'));
    });
    expect(await tables.dead.orderBy('key').keys()).toEqual(['course', 'profile', 'profile']);
    const readable = () =>
      tables.dead
        .where('key')
        .anyOf(['profile'])
        .and(({ reason }) => reason === 'rejected');
    expect(await write(() => readable().delete())).toBe(1);
    await write(() =>
      tables.kv.bulkPut([
        { key: 'draft:1', value: 1 },
        { key: 'draft:2', value: 2 },
      ]),
    );
    await write(() => tables.kv.bulkDelete(['draft:1', 'none']));
    expect(await tables.kv.where('key').startsWith('draft:').toArray()).toEqual([
      { key: 'draft:2', value: 2 },
    ]);
    expect(await tables.kv.bulkGet(['none', 'draft:2'])).toEqual([undefined, { key: 'draft:2', value: 2 }]);
  });

  test('closed tables reject work, and accept it again once opened', async () => {
    const { tables, write } = await openTables();
    tables.close({ disableAutoOpen: true });
    await expect(write(() => tables.kv.put({ key: 'a', value: 1 }))).rejects.toMatchObject({
      name: 'DatabaseClosedError',
    });
    await tables.open();
    await write(() => tables.kv.put({ key: 'a', value: 1 }));
    expect(await tables.kv.count()).toBe(1);
  });
});
