import { describe, expect, test } from 'vitest';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import { EMPTY_DRAFT } from '../../../src/domain/draft-merge.ts';
import type { LearnerState } from '../../../src/domain/records.ts';
import { mergeStates } from '../../../src/sync/merge/merge.ts';
import { aDevice, aNewLesson, expectOk, NOW, openAnn, someHomework } from '../learner-fixtures.ts';
import { createPendingWrites } from '../pending-writes.ts';

/** A store whose clock goes on, with so many classes, the last one the newest. */
async function withLessons(count: number): Promise<LearnerDatabase> {
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

const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);

/** Acknowledges whatever waits, as a drain does; gives what the cloud then has. */
async function sync(store: LearnerDatabase): Promise<LearnerState> {
  const { state, entries } = await store.readSnapshot();
  await store.applyChange((now) => now, entries);
  return state;
}

const pull = (store: LearnerDatabase, cloud: LearnerState) =>
  store.applyChange((state) => mergeStates(state, cloud), []);

const inCloudAlone = { alsoOnlyHere: false };

describe('clearing old records', () => {
  test('takes those beyond the newest that the cloud has, and a pull does not bring them in again', async () => {
    const store = await withLessons(4);
    const cloud = await sync(store);
    const cleared = expectOk(await store.clearOldRecords('lessons', 2, inCloudAlone));
    expect(cleared.count).toBe(2);
    expect(ids(await store.readLessons())).toEqual(['class-4', 'class-3']);
    await pull(store, cloud);
    expect(ids(await store.readLessons())).toEqual(['class-4', 'class-3']);
    expect(await store.countPending()).toBe(0);
  });

  test('a later version of a cleared record stays in the cloud as well', async () => {
    const store = await withLessons(2);
    const cloud = await sync(store);
    await store.clearOldRecords('lessons', 1, inCloudAlone);
    const lessons = cloud.lessons.map((lesson) => ({ ...lesson, feedback: 'Good.', updatedAt: NOW * 2 }));
    await pull(store, { ...cloud, lessons });
    expect(await store.readLessons()).toMatchObject([{ id: 'class-2', feedback: 'Good.' }]);
  });

  test('leaves what is nowhere else, unless it is told to take it', async () => {
    const store = await withLessons(3);
    expect(await store.findOldRecords('lessons', 1)).toEqual({
      synced: [],
      unsynced: ['class-2', 'class-1'],
      awaited: [],
    });
    expect(expectOk(await store.clearOldRecords('lessons', 1, inCloudAlone)).count).toBe(0);
    expect(await store.readLessons()).toHaveLength(3);
    expectOk(await store.clearOldRecords('lessons', 1, { alsoOnlyHere: true }));
    expect(ids(await store.readLessons())).toEqual(['class-3']);
    // Neither a change that would be sent nor a word about one is left of them.
    expect((await store.readOutbox()).entries.map(({ key }) => key)).toEqual(['lesson:class-3']);
  });

  test('counts a record that the cloud has no room for, and a notepad that was not handed in, as nowhere else', async () => {
    const store = await withLessons(3);
    const [entry] = (await store.readOutbox()).entries;
    if (entry) await store.moveToDeadLetters(entry, { reason: 'too-large', message: 'No room.' });
    await sync(store);
    await store.saveDraft('class-2', { ...EMPTY_DRAFT, notes: 'Half a thought' });
    expect(await store.findOldRecords('lessons', 0)).toMatchObject({
      synced: ['class-3'],
      unsynced: ['class-2', 'class-1'],
    });
  });

  test('never takes a class with an answer on its way', async () => {
    const store = await withLessons(2);
    await sync(store);
    expectOk(await store.enqueueRequest({ kind: 'answer', key: 'k1', lessonId: 'class-1', answer: 'Hi' }));
    expect(await store.findOldRecords('lessons', 0)).toMatchObject({ awaited: ['class-1'] });
    expectOk(await store.clearOldRecords('lessons', 0, { alsoOnlyHere: true }));
    expect(ids(await store.readLessons())).toEqual(['class-1']);
  });

  test('can be undone: records, notepads, and what was on its way', async () => {
    const store = await withLessons(2);
    expectOk(await store.saveHomework('class-1', someHomework, 'save-1'));
    await store.saveDraft('class-1', { ...EMPTY_DRAFT, notes: 'More' });
    const before = await store.readSnapshot();
    const all = { alsoOnlyHere: true };
    const lessons = expectOk(await store.clearOldRecords('lessons', 0, all));
    const homework = expectOk(await store.clearOldRecords('homework', 0, all));
    expect(await store.readLessons()).toEqual([]);
    expectOk(await store.restoreCleared(lessons));
    expectOk(await store.restoreCleared(homework));
    expect(await store.readSnapshot()).toEqual(before);
    expect(await store.readDraft('class-1')).toMatchObject({ notes: 'More' });
    // Undone, nothing is held back from the cloud's side any more.
    await pull(store, before.state);
    expect(await store.readLessons()).toHaveLength(2);
  });

  test('an undo leaves what has come in its place', async () => {
    const store = await withLessons(1);
    const cleared = expectOk(await store.clearOldRecords('lessons', 0, { alsoOnlyHere: true }));
    const anew = expectOk(await store.addLesson({ ...aNewLesson, teacher: 'Tom' }, 'class-1'));
    expectOk(await store.restoreCleared(cleared));
    expect(await store.readLessons()).toEqual([anew]);
  });
});

describe('clearing the results of games', () => {
  const finished = { level: 'B1', variant: '', score: { value: 7, text: '7 points' } } as const;

  test('leaves a game in the middle and what waits to be learnt, and can be undone', async () => {
    const store = await withLessons(0);
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
  test('is told by kind, and adds up to what the limits measure', async () => {
    const store = await withLessons(2);
    expectOk(await store.saveHomework('class-1', someHomework, 'save-1'));
    const use = await store.measureStorage();
    expect(use.lessons.count).toBe(2);
    expect(use.homework.count).toBe(1);
    expect(use.lessons.bytes).toBeGreaterThan(use.homework.bytes);
    const sum = Object.values(use).reduce((bytes, kind) => bytes + kind.bytes, 0);
    expect(await store.measureStorageBytes()).toBe(sum);
  });
});
