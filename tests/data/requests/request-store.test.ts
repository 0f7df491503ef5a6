import { beforeEach, describe, expect, test } from 'vitest';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import type { NewRequest } from '../../../src/data/requests/request-rows.ts';
import { RETAINED_LESSONS } from '../../../src/domain/limits.ts';
import { NEW_REQUEST } from '../../../src/domain/request-status.ts';
import { aLesson } from '../../sync/some-records.ts';
import { waitFor } from '../../wait-for.ts';
import { aDevice, aNewLesson, aSetup, expectOk, NOW, openAnn, writeRaw } from '../learner-fixtures.ts';

let device: IDBFactory;
let store: LearnerDatabase;
beforeEach(async () => {
  device = aDevice();
  store = await openAnn(device);
});

const addLessons = () =>
  writeRaw(device, (tables) =>
    tables.lessons.bulkPut(['l1', 'l2'].map((id) => aLesson({ id, createdAt: 1 }))),
  );

const createAnswerRequest = (key: string, lessonId = 'l1'): NewRequest => ({
  kind: 'answer',
  key,
  lessonId,
  answer: `Answer ${key}.`,
});
const createClassRequest = (key: string, localDate = '2025-05-01'): NewRequest => ({
  kind: 'class',
  key,
  by: 'server',
  localDate,
  request: {
    ...{ student_level: 'B1', skill_focus: 'Grammar', teacher: 'Maya', reason: 'travel', age: 30 },
    ...{ module_lesson: 0, used_phrases: [], used_vocab: [] },
  },
});
const HOMEWORK: NewRequest = {
  ...{ kind: 'save-homework', key: 'creative-writing:1:2', level: 'B1', skill: 'Writing' },
  ...{ about: '# A story', notes: 'A dog and a boat.', date: '1 May 2025', feedback: 'Nice.' },
};
const readKeys = async () => (await store.readRequests()).map(({ key }) => key);

describe('a lesson with a pending answer', () => {
  const addManyLessons = async () => {
    for (let count = 0; count < RETAINED_LESSONS; count += 1) expectOk(await store.addLesson(aNewLesson));
  };

  test('stays beyond the newest 50, until its feedback was seen', async () => {
    const { id } = expectOk(await store.addLesson(aNewLesson));
    expectOk(await store.enqueueRequest(createAnswerRequest('k1', id)));
    await addManyLessons();
    expectOk(await store.completeLesson(id, { answer: 'Yes.', feedback: 'Good.' }, { key: 'k1' }));
    expectOk(await store.addLesson(aNewLesson));
    expect(await store.readLesson(id)).toMatchObject({ feedback: 'Good.' });
    expectOk(await store.deleteRequest('k1'));
    expectOk(await store.addLesson(aNewLesson));
    expect([await store.readLesson(id), (await store.readLessons()).length]).toEqual([
      null,
      RETAINED_LESSONS,
    ]);
  });

  test('stays when a pull brings newer lessons', async () => {
    const { id } = expectOk(await store.addLesson(aNewLesson));
    expectOk(await store.enqueueRequest(createAnswerRequest('k1', id)));
    await store.applyChange((state) => ({ ...state, lessons: [] }), []);
    expect(await store.readLesson(id)).not.toBeNull();
    expect(await readKeys()).toEqual(['k1']);
  });
});

describe('enqueueing a request', () => {
  beforeEach(addLessons);

  test('is refused for a lesson that was deleted while its page was open, because no reply could be stored', async () => {
    expect(await store.enqueueRequest(createAnswerRequest('k1', 'gone'))).toEqual({
      ok: false,
      failure: { kind: 'missing-record' },
    });
    expect(await readKeys()).toEqual([]);
  });

  test('stores a request that every tab sees', async () => {
    const other = await openAnn(device);
    const seen: unknown[] = [];
    const stop = other.watchRequests((rows) => seen.push(rows));
    expectOk(await store.enqueueRequest(createAnswerRequest('k1')));
    await waitFor(() =>
      expect(seen.at(-1)).toEqual([{ ...createAnswerRequest('k1'), enqueuedAt: NOW, status: NEW_REQUEST }]),
    );
    stop();
  });

  test('is idempotent by key, and leaves a request that is being sent alone', async () => {
    expectOk(await store.enqueueRequest(createAnswerRequest('k1')));
    expectOk(await store.advanceRequest('k1', { type: 'sending-started' }));
    expectOk(await store.enqueueRequest(createAnswerRequest('k1')));
    expect(await store.readRequests()).toMatchObject([{ key: 'k1', status: { phase: 'sending' } }]);
  });

  test('replaces an earlier answer to the same lesson, and no other', async () => {
    for (const request of [
      createAnswerRequest('k1'),
      createAnswerRequest('k2', 'l2'),
      createClassRequest('l1'),
      createAnswerRequest('k3'),
    ]) {
      expectOk(await store.enqueueRequest(request));
    }
    expect((await readKeys()).sort()).toEqual(['k2', 'k3', 'l1']);
  });

  test('for a class deletes no class whose reply has not arrived', async () => {
    for (const key of ['sent', 'lost', 'done', 'cancelled']) {
      expectOk(await store.enqueueRequest(createClassRequest(key)));
      expectOk(await store.advanceRequest(key, { type: 'sending-started' }));
    }
    expectOk(await store.advanceRequest('lost', { type: 'sending-started' }));
    expectOk(await store.advanceRequest('lost', { type: 'refused', message: 'No.' }));
    expectOk(await store.advanceRequest('done', { type: 'settled', result: {} }));
    expectOk(await store.cancelRequest('cancelled'));
    expectOk(await store.enqueueRequest(createClassRequest('next')));
    const readStatuses = async () =>
      Object.fromEntries(
        (await store.readRequests()).map(({ key, status }) => [key, `${status.phase}, ${status.why}`]),
      );
    const sent = { sent: 'sending, new', next: 'waiting, new', cancelled: 'waiting, superseded' };
    expect(await readStatuses()).toEqual({ ...sent, lost: 'refused, interrupted' });
    expectOk(await store.enqueueRequest(createClassRequest('tomorrow', '2025-05-02')));
    expect(await readStatuses()).toEqual({ ...sent, lost: 'waiting, superseded', tomorrow: 'waiting, new' });
  });

  test('for a class deletes a superseded one that the server never had', async () => {
    expectOk(await store.enqueueRequest(createClassRequest('cancelled')));
    expectOk(await store.cancelRequest('cancelled'));
    expectOk(await store.enqueueRequest(createClassRequest('next')));
    expectOk(await store.advanceRequest('cancelled', { type: 'sending-started' }));
    expectOk(await store.advanceRequest('cancelled', { type: 'not-processed' }));
    expectOk(await store.enqueueRequest(createClassRequest('third')));
    expect((await readKeys()).sort()).toEqual(['next', 'third']);
  });
});

describe('a request', () => {
  beforeEach(addLessons);

  test('is deleted when its caller has acknowledged its end, not before', async () => {
    expectOk(await store.enqueueRequest(createAnswerRequest('k1')));
    expectOk(await store.deleteRequest('k1'));
    expect(await readKeys()).toEqual(['k1']);
    expectOk(await store.advanceRequest('k1', { type: 'settled', result: {} }));
    expectOk(await store.deleteRequest('k1'));
    expect(await readKeys()).toEqual([]);
  });

  test('of a game is found among its other requests by the prefix of their keys', async () => {
    expectOk(await store.enqueueRequest(HOMEWORK));
    expectOk(await store.enqueueRequest({ ...HOMEWORK, key: 'creative-writing-2:1:2' }));
    expect(await store.readRequestsByPrefix('creative-writing:1:')).toMatchObject([{ key: HOMEWORK.key }]);
  });

  test('is skipped when it can’t be read', async () => {
    const row = { ...createAnswerRequest('k1'), lessonId: 7, at: NOW, life: NEW_REQUEST };
    await writeRaw(device, (tables) => tables.requests.put(row as never));
    expect(await store.readRequests()).toEqual([]);
  });

  test('is stored under the names of earlier versions, which other tabs may still run', async () => {
    const readRaw = async () => {
      const rows: unknown[] = [];
      await writeRaw(device, async (tables) => rows.push(...(await tables.requests.toArray())));
      return rows;
    };
    expectOk(await store.enqueueRequest(createClassRequest('k1')));
    expect(await readRaw()).toEqual([
      { ...createClassRequest('k1'), at: NOW, life: { phase: 'waiting', why: 'new', dueAt: 0 } },
    ]);
    expectOk(await store.cancelRequest('k1'));
    expectOk(await store.enqueueRequest(createClassRequest('k2')));
    expect(await readRaw()).toContainEqual({
      ...createClassRequest('k1'),
      at: NOW,
      life: { phase: 'waiting', why: 'left', dueAt: 0 },
    });
  });

  test('does not advance once the records are sealed', async () => {
    expectOk(await store.enqueueRequest(createAnswerRequest('k1')));
    expect(await store.sealRecords(await store.readUnsyncedRecords())).toBe(true);
    expect(await store.enqueueRequest(createAnswerRequest('k2'))).toMatchObject({ ok: false });
    expect(await store.advanceRequest('k1', { type: 'sending-started' })).toMatchObject({ ok: false });
  });

  test('for feedback that was cancelled is deleted with its lesson', async () => {
    expectOk(await store.addLesson(aNewLesson, 'l1'));
    expectOk(await store.enqueueRequest(createAnswerRequest('k1')));
    expectOk(await store.cancelRequest('k1'));
    await store.applyChange((state) => ({ ...state, lessons: [] }), []);
    expect(await readKeys()).toEqual([]);
  });
});

describe('the end of a request is stored with its records', () => {
  test('a class becomes a lesson under its key, and is counted', async () => {
    expectOk(await store.enqueueRequest(createClassRequest('k1')));
    const credits = { date: '2025-05-01', remaining: 3 };
    expectOk(await store.addLesson(aNewLesson, 'k1', { note: 'Hello.', credits }));
    expect(await store.readLesson('k1')).toMatchObject({ completed: false });
    expect(await store.readCredits()).toEqual(credits);
    const status = { phase: 'done', why: 'new', result: { note: 'Hello.' } };
    expect(await store.readRequests()).toMatchObject([{ key: 'k1', status }]);
  });

  test('a class that arrives twice is one lesson in its current state, and is counted once', async () => {
    const credits = { date: '2025-05-01', remaining: undefined };
    expectOk(await store.addLesson(aNewLesson, 'k1', { credits }));
    expectOk(await store.completeLesson('k1', { answer: 'Hi', feedback: 'Good' }));
    const again = expectOk(await store.addLesson(aNewLesson, 'k1', { credits }));
    expect(await store.readCredits()).toMatchObject({ remaining: 4 });
    expect(again).toMatchObject({
      completed: true,
      answer: 'Hi',
    });
    expect(await store.readLessons()).toHaveLength(1);
  });

  test('feedback completes the lesson', async () => {
    expectOk(await store.addLesson(aNewLesson, 'l1'));
    expectOk(await store.enqueueRequest(createAnswerRequest('k1')));
    expectOk(await store.completeLesson('l1', { answer: 'By bus.', feedback: 'Good.' }, { key: 'k1' }));
    expect(await store.readRequests()).toMatchObject([{ status: { phase: 'done' } }]);
    expect(await store.readLesson('l1')).toMatchObject({ completed: true, answer: 'By bus.' });
  });

  test.each<[string, () => Promise<unknown>]>([
    ['replaced', () => store.enqueueRequest(createAnswerRequest('k2'))],
    ['cancelled', () => store.cancelRequest('k1')],
  ])('feedback to an answer that was %s is ignored', async (_what, change) => {
    expectOk(await store.addLesson(aNewLesson, 'l1'));
    expectOk(await store.enqueueRequest(createAnswerRequest('k1')));
    await change();
    expectOk(await store.completeLesson('l1', { answer: 'By car.', feedback: 'Good.' }, { key: 'k1' }));
    expect(await store.readLesson('l1')).toMatchObject({ completed: false, answer: '' });
  });

  test('homework from a game is stored once, and counts for no skill', async () => {
    await store.saveSetup(aSetup);
    const request = expectOk(await store.enqueueRequest(HOMEWORK));
    if (request.kind !== 'save-homework') throw new Error('another request');
    expectOk(await store.saveGameHomework(request));
    expectOk(await store.saveGameHomework(request));
    expect(await store.readHomework()).toMatchObject([
      { id: HOMEWORK.key, lesson: '# A story', notes: 'A dog and a boat.', reason: 'business', age: 30 },
    ]);
    expect((await store.readCourse())?.skills.every(({ counts }) => Object.keys(counts).length === 0)).toBe(
      true,
    );
    expect(await store.readRequests()).toMatchObject([{ status: { phase: 'done' } }]);
  });
});
