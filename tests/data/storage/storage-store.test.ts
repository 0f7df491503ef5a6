import { describe, expect, test } from 'vitest';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import { EMPTY_DRAFT } from '../../../src/domain/draft-merge.ts';
import type { LearnerState } from '../../../src/domain/records.ts';
import { mergeStates } from '../../../src/sync/merge/merge-states.ts';
import { aDevice, aNewLesson, expectOk, NOW, openAnn, someHomework } from '../learner-fixtures.ts';
import { createPendingWrites } from '../pending-writes.ts';

/** A store with `count` classes; its clock advances with each, so that the last one is the newest. */
async function openWithLessons(count: number): Promise<LearnerDatabase> {
  let now = NOW;
  const store = await openAnn(aDevice(), {
    now: () => {
      now += 1_000;
      return now;
    },
  });
  for (let number = 1; number <= count; number += 1) {
    expectOk(await store.addLesson(aNewLesson, `class-${number}`));
  }
  return store;
}

const listIds = (records: readonly { id: string }[]) => records.map(({ id }) => id);

/** Acknowledges all pending changes, as a drain does; returns what the cloud then has. */
async function sync(store: LearnerDatabase): Promise<LearnerState> {
  const { state, entries } = await store.readSnapshot();
  await store.applyChange((now) => now, entries);
  return state;
}

const pull = (store: LearnerDatabase, cloud: LearnerState) =>
  store.applyChange((state) => mergeStates(state, cloud), []);

const syncedOnly = { includeUnsynced: false };

describe('clearing old records', () => {
  test('deletes synced records beyond the newest, and a pull does not bring them back', async () => {
    const store = await openWithLessons(4);
    const cloud = await sync(store);
    const cleared = expectOk(await store.clearOldRecords('lessons', 2, syncedOnly));
    expect(cleared.count).toBe(2);
    expect(listIds(await store.readLessons())).toEqual(['class-4', 'class-3']);
    await pull(store, cloud);
    expect(listIds(await store.readLessons())).toEqual(['class-4', 'class-3']);
    expect(await store.countPending()).toBe(0);
  });

  test('leaves a later version of a cleared record in the cloud only', async () => {
    const store = await openWithLessons(2);
    const cloud = await sync(store);
    await store.clearOldRecords('lessons', 1, syncedOnly);
    const lessons = cloud.lessons.map((lesson) => ({ ...lesson, feedback: 'Good.', updatedAt: NOW * 2 }));
    await pull(store, { ...cloud, lessons });
    expect(await store.readLessons()).toMatchObject([{ id: 'class-2', feedback: 'Good.' }]);
  });

  test('keeps unsynced records unless the caller includes them', async () => {
    const store = await openWithLessons(3);
    expect(await store.findOldRecords('lessons', 1)).toEqual({
      synced: [],
      unsynced: ['class-2', 'class-1'],
      awaited: [],
    });
    expect(expectOk(await store.clearOldRecords('lessons', 1, syncedOnly)).count).toBe(0);
    expect(await store.readLessons()).toHaveLength(3);
    expectOk(await store.clearOldRecords('lessons', 1, { includeUnsynced: true }));
    expect(listIds(await store.readLessons())).toEqual(['class-3']);
    // No outbox entry and no dead letter is left of them.
    expect((await store.readOutbox()).entries.map(({ key }) => key)).toEqual(['lesson:class-3']);
  });

  test('treats a record without room in the cloud, and one with an unsaved draft, as unsynced', async () => {
    const store = await openWithLessons(3);
    const [entry] = (await store.readOutbox()).entries;
    if (entry) await store.moveToDeadLetters(entry, { reason: 'too-large', message: 'No room.' });
    await sync(store);
    await store.saveDraft('class-2', { ...EMPTY_DRAFT, notes: 'Half a thought' });
    expect(await store.findOldRecords('lessons', 0)).toMatchObject({
      synced: ['class-3'],
      unsynced: ['class-2', 'class-1'],
    });
  });

  test('never deletes a class with a pending answer', async () => {
    const store = await openWithLessons(2);
    await sync(store);
    expectOk(await store.enqueueRequest({ kind: 'answer', key: 'k1', lessonId: 'class-1', answer: 'Hi' }));
    expect(await store.findOldRecords('lessons', 0)).toMatchObject({ awaited: ['class-1'] });
    expectOk(await store.clearOldRecords('lessons', 0, { includeUnsynced: true }));
    expect(listIds(await store.readLessons())).toEqual(['class-1']);
  });

  test('can be undone: records, drafts and outbox entries return', async () => {
    const store = await openWithLessons(2);
    expectOk(await store.saveHomework('class-1', someHomework, 'save-1'));
    await store.saveDraft('class-1', { ...EMPTY_DRAFT, notes: 'More' });
    const before = await store.readSnapshot();
    const all = { includeUnsynced: true };
    const lessons = expectOk(await store.clearOldRecords('lessons', 0, all));
    const homework = expectOk(await store.clearOldRecords('homework', 0, all));
    expect(await store.readLessons()).toEqual([]);
    expectOk(await store.restoreCleared(lessons));
    expectOk(await store.restoreCleared(homework));
    expect(await store.readSnapshot()).toEqual(before);
    expect(await store.readDraft('class-1')).toMatchObject({ notes: 'More' });
    // After the undo, a pull accepts the records again.
    await pull(store, before.state);
    expect(await store.readLessons()).toHaveLength(2);
  });

  test('keeps on undo what has been stored in a record’s place', async () => {
    const store = await openWithLessons(1);
    const cleared = expectOk(await store.clearOldRecords('lessons', 0, { includeUnsynced: true }));
    const replacement = expectOk(await store.addLesson({ ...aNewLesson, teacher: 'Tom' }, 'class-1'));
    expectOk(await store.restoreCleared(cleared));
    expect(await store.readLessons()).toEqual([replacement]);
  });
});

describe('clearing the results of games', () => {
  const finished = { level: 'B1', variant: '', score: { value: 7, text: '7 points' } } as const;

  test('leaves saved games and unlearnt events, and can be undone', async () => {
    const store = await openWithLessons(0);
    expectOk(await store.finishGame('quiz', finished, createPendingWrites()));
    expectOk(await store.saveGame('crossword', { move: 1 }, createPendingWrites()));
    const before = await store.readPlayEvents();
    const cleared = expectOk(await store.clearGameResults());
    expect(await store.readBestResults()).toEqual({});
    expect(await store.readSavedGame('crossword')).toEqual({ move: 1 });
    expect(await store.readPlayEvents()).toEqual(before);
    expectOk(await store.restoreCleared(cleared));
    expect(await store.readBestResults()).toMatchObject({ quiz: {} });
  });
});

describe('the use of storage', () => {
  test('is measured by kind, and adds up to what the limits measure', async () => {
    const store = await openWithLessons(2);
    expectOk(await store.saveHomework('class-1', someHomework, 'save-1'));
    const use = await store.measureStorage();
    expect(use.lessons.count).toBe(2);
    expect(use.homework.count).toBe(1);
    expect(use.lessons.bytes).toBeGreaterThan(use.homework.bytes);
    const sum = Object.values(use).reduce((bytes, kind) => bytes + kind.bytes, 0);
    expect(await store.measureStorageBytes()).toBe(sum);
  });
});
