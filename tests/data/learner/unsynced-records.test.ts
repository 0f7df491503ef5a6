import { describe, expect, test } from 'vitest';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import { excludeRecords, type UnsyncedRecord } from '../../../src/data/learner/unsynced-records.ts';
import { EMPTY_DRAFT } from '../../../src/domain/draft-merge.ts';
import { aDevice, aNewLesson, expectOk, NOW, openAnn, someHomework } from '../learner-fixtures.ts';
import { createPendingWrites } from '../pending-writes.ts';

const empty = EMPTY_DRAFT;
const draft = { ...empty, notes: 'Hi' };
const anAnswer = (lessonId: string, key = 'key-1') =>
  ({ kind: 'answer', key, lessonId, answer: 'Hi' }) as const;
const kinds = (pieces: readonly UnsyncedRecord[]) => pieces.map(({ kind }) => kind);

async function kindsIn(store: LearnerDatabase): Promise<UnsyncedRecord['kind'][]> {
  return kinds(await store.readUnsyncedRecords());
}

/** Acknowledges whatever waits, as a drain does. */
async function sync(store: LearnerDatabase): Promise<void> {
  await store.applyChange((state) => state, (await store.readOutbox()).entries);
}

async function withSyncedLesson() {
  const device = aDevice();
  const store = await openAnn(device);
  const { id: lessonId } = expectOk(await store.addLesson(aNewLesson));
  await sync(store);
  return { device, store, lessonId };
}

describe('only on this device', () => {
  test('is nothing once everything has synced', async () => {
    const { store } = await withSyncedLesson();
    expect(await kindsIn(store)).toEqual([]);
  });

  test('is a change that waits, and one that was set aside', async () => {
    const { store } = await withSyncedLesson();
    await store.addLesson(aNewLesson);
    expect(await kindsIn(store)).toEqual(['change']);
    const [entry] = (await store.readOutbox()).entries;
    if (entry) await store.moveToDeadLetters(entry, { reason: 'rejected', message: 'No.' });
    expect(await kindsIn(store)).toEqual(['set-aside']);
  });

  test('is a notepad until its writing is homework or a submitted answer', async () => {
    const { store, lessonId } = await withSyncedLesson();
    await store.saveDraft(lessonId, { ...empty, starting: ['Tell me more.'] });
    expect(await kindsIn(store)).toEqual([]);
    await store.saveDraft(lessonId, draft);
    expect(await kindsIn(store)).toEqual(['notepad']);
    await store.completeLesson(lessonId, { answer: 'Hi', feedback: 'Good' });
    await sync(store);
    expect(await kindsIn(store)).toEqual([]);

    const other = expectOk(await store.addLesson(aNewLesson));
    await store.saveDraft(other.id, draft);
    await store.saveHomework(other.id, { ...someHomework, notes: 'Hi', exercises: {} }, 'save-1');
    await sync(store);
    expect(await kindsIn(store)).toEqual([]);
  });

  test('is an answer that waits or was refused, and the notepad that it is from is no second one', async () => {
    const { store, lessonId } = await withSyncedLesson();
    await store.saveDraft(lessonId, draft);
    expectOk(await store.enqueueRequest(anAnswer(lessonId)));
    expect(await kindsIn(store)).toEqual(['answer']);
    expectOk(await store.advanceRequest('key-1', { type: 'refused', message: 'Too long.' }));
    expect(await kindsIn(store)).toEqual(['answer']);
  });

  test('is a text that a game has handed in', async () => {
    const { store } = await withSyncedLesson();
    const text = { text: 'A dog and a boat.', level: 'B1', skill: 'Writing' } as const;
    expectOk(await store.enqueueRequest({ kind: 'game-feedback', key: 'creative-writing:1:1', ...text }));
    expect(await kindsIn(store)).toEqual(['answer']);
  });

  test('is no answer whose feedback has come, and none that was cancelled', async () => {
    const { store, lessonId } = await withSyncedLesson();
    expectOk(await store.enqueueRequest(anAnswer(lessonId)));
    expectOk(await store.completeLesson(lessonId, { answer: 'Hi', feedback: 'Good' }, { key: 'key-1' }));
    await sync(store);
    expect(await store.readRequests()).toMatchObject([{ key: 'key-1', life: { phase: 'done' } }]);
    expect(await kindsIn(store)).toEqual([]);
    expectOk(await store.enqueueRequest(anAnswer(lessonId, 'key-2')));
    expectOk(await store.cancelRequest('key-2'));
    expect(await kindsIn(store)).toEqual([]);
  });

  test('is no class whose words wait for the memory: they are in its plan', async () => {
    const { store } = await withSyncedLesson();
    const words = [{ word: 'harbour', meaning: '', example: '' }];
    const event = { type: 'met', words, level: 'B1', game: 'class', at: NOW } as const;
    await store.recordPlayEvents([{ id: 'class:l1:met', event }]);
    expect(await kindsIn(store)).toEqual([]);
  });

  test('is every game of which a saved state, a result or a word is kept, once each', async () => {
    const { store } = await withSyncedLesson();
    const added = (id: string, game: string) =>
      ({ id, event: { type: 'added', word: 'harbour', game, at: NOW } }) as const;
    const result = { level: 'B1', variant: '', score: { value: 5, text: '5 words' } } as const;
    await store.saveGame('sudoku', { cells: [] }, createPendingWrites());
    await store.finishGame('word-chain', result, createPendingWrites(added('1', 'word-chain')));
    await store.recordPlayEvents([added('2', 'hangman'), added('3', 'hangman')]);
    expect(await kindsIn(store)).toEqual(['game', 'game', 'game']);
    // Learnt from, a word is the memory's; results and saved games stay.
    expectOk(await store.learnFromEvents(({ memory }) => memory));
    expect(await kindsIn(store)).toEqual(['game', 'game']);
  });
});

describe('what is beyond that which somebody was told of', () => {
  test.each<[string, (store: LearnerDatabase, lessonId: string) => Promise<unknown>]>([
    ['a new record', (store) => store.addLesson(aNewLesson)],
    ['a second change of one', (store, id) => store.completeLesson(id, { answer: 'a', feedback: 'f' })],
    ['more writing', (store, id) => store.saveDraft(id, { ...draft, notes: 'Hi\nthere' })],
    ['another answer', (store, lessonId) => store.enqueueRequest(anAnswer(lessonId, 'key-2'))],
    ['a later state of a game', (store) => store.saveGame('sudoku', { cells: [1] }, createPendingWrites())],
  ])('is %s', async (_what, change) => {
    const store = await openAnn(aDevice());
    const { id } = expectOk(await store.addLesson(aNewLesson));
    await store.saveDraft(id, draft);
    await store.enqueueRequest(anAnswer(id));
    await store.saveGame('sudoku', { cells: [] }, createPendingWrites());
    const known = await store.readUnsyncedRecords();
    expect(excludeRecords(await store.readUnsyncedRecords(), known)).toEqual([]);
    await change(store, id);
    expect(excludeRecords(await store.readUnsyncedRecords(), known)).not.toEqual([]);
  });
});

describe('sealed records', () => {
  const refused = { ok: false, failure: { kind: 'database' } };

  test('take no more writes, of any tab', async () => {
    const { device, store, lessonId } = await withSyncedLesson();
    const other = await openAnn(device);
    expect(await store.sealRecords([])).toBe(true);
    expect(await other.addLesson(aNewLesson)).toMatchObject(refused);
    expect(await other.saveDraft(lessonId, draft)).toMatchObject(refused);
    expect(await other.saveGame('sudoku', {}, createPendingWrites())).toMatchObject(refused);
    expect(await other.readUnsyncedRecords()).toEqual([]);
    expect(await other.readLessons()).toHaveLength(1);
  });

  test('hold nothing but what was known', async () => {
    const { store } = await withSyncedLesson();
    const known = await store.readUnsyncedRecords();
    await store.addLesson(aNewLesson);
    expect(await store.sealRecords(known)).toBe(false);
    expectOk(await store.addLesson(aNewLesson));
    expect(await store.sealRecords(await store.readUnsyncedRecords())).toBe(true);
  });

  test('that were not deleted take writes again after the next opening', async () => {
    const { device, store } = await withSyncedLesson();
    await store.sealRecords([]);
    store.close();
    expectOk(await (await openAnn(device)).addLesson(aNewLesson));
  });
});
