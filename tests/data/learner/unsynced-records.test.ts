import { describe, expect, test } from 'vitest';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import { excludeRecords, type UnsyncedRecord } from '../../../src/data/learner/unsynced-records.ts';
import { EMPTY_DRAFT } from '../../../src/domain/draft-merge.ts';
import { aDevice, aNewLesson, expectOk, NOW, openAnn, someHomework } from '../learner-fixtures.ts';
import { createPendingWrites } from '../pending-writes.ts';

const empty = EMPTY_DRAFT;
const draft = { ...empty, notes: 'Hi' };
const createAnswerRequest = (lessonId: string, key = 'key-1') =>
  ({ kind: 'answer', key, lessonId, answer: 'Hi' }) as const;
const listKinds = (records: readonly UnsyncedRecord[]) => records.map(({ kind }) => kind);

async function readKinds(store: LearnerDatabase): Promise<UnsyncedRecord['kind'][]> {
  return listKinds(await store.readUnsyncedRecords());
}

/** Acknowledges all pending changes, as a drain does. */
async function sync(store: LearnerDatabase): Promise<void> {
  await store.applyChange((state) => state, (await store.readOutbox()).entries);
}

async function openWithSyncedLesson() {
  const device = aDevice();
  const store = await openAnn(device);
  const { id: lessonId } = expectOk(await store.addLesson(aNewLesson));
  await sync(store);
  return { device, store, lessonId };
}

describe('the unsynced records', () => {
  test('are empty once everything has synced', async () => {
    const { store } = await openWithSyncedLesson();
    expect(await readKinds(store)).toEqual([]);
  });

  test('include a pending change, and a dead letter', async () => {
    const { store } = await openWithSyncedLesson();
    await store.addLesson(aNewLesson);
    expect(await readKinds(store)).toEqual(['change']);
    const [entry] = (await store.readOutbox()).entries;
    if (entry) await store.moveToDeadLetters(entry, { reason: 'rejected', message: 'No.' });
    expect(await readKinds(store)).toEqual(['set-aside']);
  });

  test('include a draft until its text is homework or a submitted answer', async () => {
    const { store, lessonId } = await openWithSyncedLesson();
    await store.saveDraft(lessonId, { ...empty, starting: ['Tell me more.'] });
    expect(await readKinds(store)).toEqual([]);
    await store.saveDraft(lessonId, draft);
    expect(await readKinds(store)).toEqual(['notepad']);
    await store.completeLesson(lessonId, { answer: 'Hi', feedback: 'Good' });
    await sync(store);
    expect(await readKinds(store)).toEqual([]);

    const other = expectOk(await store.addLesson(aNewLesson));
    await store.saveDraft(other.id, draft);
    await store.saveHomework(other.id, { ...someHomework, notes: 'Hi', exercises: {} }, 'save-1');
    await sync(store);
    expect(await readKinds(store)).toEqual([]);
  });

  test('include an answer that waits or was refused, and not also the draft that it is from', async () => {
    const { store, lessonId } = await openWithSyncedLesson();
    await store.saveDraft(lessonId, draft);
    expectOk(await store.enqueueRequest(createAnswerRequest(lessonId)));
    expect(await readKinds(store)).toEqual(['answer']);
    expectOk(await store.advanceRequest('key-1', { type: 'refused', message: 'Too long.' }));
    expect(await readKinds(store)).toEqual(['answer']);
  });

  test('include a text that a game has handed in', async () => {
    const { store } = await openWithSyncedLesson();
    const text = { text: 'A dog and a boat.', level: 'B1', skill: 'Writing' } as const;
    expectOk(await store.enqueueRequest({ kind: 'game-feedback', key: 'creative-writing:1:1', ...text }));
    expect(await readKinds(store)).toEqual(['answer']);
  });

  test('exclude answers with feedback and cancelled ones', async () => {
    const { store, lessonId } = await openWithSyncedLesson();
    expectOk(await store.enqueueRequest(createAnswerRequest(lessonId)));
    expectOk(await store.completeLesson(lessonId, { answer: 'Hi', feedback: 'Good' }, { key: 'key-1' }));
    await sync(store);
    expect(await store.readRequests()).toMatchObject([{ key: 'key-1', status: { phase: 'done' } }]);
    expect(await readKinds(store)).toEqual([]);
    expectOk(await store.enqueueRequest(createAnswerRequest(lessonId, 'key-2')));
    expectOk(await store.cancelRequest('key-2'));
    expect(await readKinds(store)).toEqual([]);
  });

  test('exclude classes with words to learn, because the words are in their plan', async () => {
    const { store } = await openWithSyncedLesson();
    const words = [{ word: 'harbour', meaning: '', example: '' }];
    const event = { type: 'met', words, level: 'B1', game: 'class', at: NOW } as const;
    await store.recordPlayEvents([{ id: 'class:l1:met', event }]);
    expect(await readKinds(store)).toEqual([]);
  });

  test('include every game with a saved state, a result or a carried word, once each', async () => {
    const { store } = await openWithSyncedLesson();
    const createAddedEvent = (id: string, game: string) =>
      ({ id, event: { type: 'added', word: 'harbour', game, at: NOW } }) as const;
    const result = { level: 'B1', variant: '', score: { value: 5, text: '5 words' } } as const;
    await store.saveGame('sudoku', { cells: [] }, createPendingWrites());
    await store.finishGame('word-chain', result, createPendingWrites(createAddedEvent('1', 'word-chain')));
    await store.recordPlayEvents([createAddedEvent('2', 'hangman'), createAddedEvent('3', 'hangman')]);
    expect(await readKinds(store)).toEqual(['game', 'game', 'game']);
    // Once learnt, a word belongs to the memory; results and saved games stay.
    expectOk(await store.learnFromEvents(({ memory }) => memory));
    expect(await readKinds(store)).toEqual(['game', 'game']);
  });
});

describe('the unsynced records beyond those already shown', () => {
  test.each<[string, (store: LearnerDatabase, lessonId: string) => Promise<unknown>]>([
    ['a new record', (store) => store.addLesson(aNewLesson)],
    [
      'a second change of one record',
      (store, id) => store.completeLesson(id, { answer: 'a', feedback: 'f' }),
    ],
    ['more text in a draft', (store, id) => store.saveDraft(id, { ...draft, notes: 'Hi\nthere' })],
    ['another answer', (store, lessonId) => store.enqueueRequest(createAnswerRequest(lessonId, 'key-2'))],
    ['a later state of a game', (store) => store.saveGame('sudoku', { cells: [1] }, createPendingWrites())],
  ])('are %s', async (_what, change) => {
    const store = await openAnn(aDevice());
    const { id } = expectOk(await store.addLesson(aNewLesson));
    await store.saveDraft(id, draft);
    await store.enqueueRequest(createAnswerRequest(id));
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
    const { device, store, lessonId } = await openWithSyncedLesson();
    const other = await openAnn(device);
    expect(await store.sealRecords([])).toBe(true);
    expect(await other.addLesson(aNewLesson)).toMatchObject(refused);
    expect(await other.saveDraft(lessonId, draft)).toMatchObject(refused);
    expect(await other.saveGame('sudoku', {}, createPendingWrites())).toMatchObject(refused);
    expect(await other.readUnsyncedRecords()).toEqual([]);
    expect(await other.readLessons()).toHaveLength(1);
  });

  test('have no unsynced records beyond those already shown', async () => {
    const { store } = await openWithSyncedLesson();
    const known = await store.readUnsyncedRecords();
    await store.addLesson(aNewLesson);
    expect(await store.sealRecords(known)).toBe(false);
    expectOk(await store.addLesson(aNewLesson));
    expect(await store.sealRecords(await store.readUnsyncedRecords())).toBe(true);
  });

  test('take writes again after the next opening if they were not deleted', async () => {
    const { device, store } = await openWithSyncedLesson();
    await store.sealRecords([]);
    store.close();
    expectOk(await (await openAnn(device)).addLesson(aNewLesson));
  });
});
