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

const anAnswer = (key: string, lessonId = 'l1'): NewRequest => ({
  kind: 'answer',
  key,
  lessonId,
  answer: `Answer ${key}.`,
});
const aClass = (key: string, localDate = '2025-05-01'): NewRequest => ({
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
const keys = async () => (await store.readRequests()).map(({ key }) => key);

describe('a lesson whose answer waits', () => {
  const fill = async () => {
    for (let count = 0; count < RETAINED_LESSONS; count += 1) expectOk(await store.addLesson(aNewLesson));
  };

  test('stays beyond the newest 50, until its feedback was looked at', async () => {
    const { id } = expectOk(await store.addLesson(aNewLesson));
    expectOk(await store.enqueueRequest(anAnswer('k1', id)));
    await fill();
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

  test('stays when the cloud brings newer ones', async () => {
    const { id } = expectOk(await store.addLesson(aNewLesson));
    expectOk(await store.enqueueRequest(anAnswer('k1', id)));
    await store.applyChange((state) => ({ ...state, lessons: [] }), []);
    expect(await store.readLesson(id)).not.toBeNull();
    expect(await keys()).toEqual(['k1']);
  });
});

describe('asking', () => {
  beforeEach(addLessons);

  test('about a lesson that went while its page was open is refused, since nothing could ever come of it', async () => {
    expect(await store.enqueueRequest(anAnswer('k1', 'gone'))).toEqual({
      ok: false,
      failure: { kind: 'missing-record' },
    });
    expect(await keys()).toEqual([]);
  });

  test('puts a request down, for every tab to see', async () => {
    const other = await openAnn(device);
    const seen: unknown[] = [];
    const stop = other.watchRequests((rows) => seen.push(rows));
    expectOk(await store.enqueueRequest(anAnswer('k1')));
    await waitFor(() => expect(seen.at(-1)).toEqual([{ ...anAnswer('k1'), at: NOW, life: NEW_REQUEST }]));
    stop();
  });

  test('twice under one key is one request, and leaves one that is being sent alone', async () => {
    expectOk(await store.enqueueRequest(anAnswer('k1')));
    expectOk(await store.advanceRequest('k1', { type: 'sending-started' }));
    expectOk(await store.enqueueRequest(anAnswer('k1')));
    expect(await store.readRequests()).toMatchObject([{ key: 'k1', life: { phase: 'sending' } }]);
  });

  test('with a later answer takes the place of an earlier one to the same lesson, and of no other', async () => {
    for (const request of [anAnswer('k1'), anAnswer('k2', 'l2'), aClass('l1'), anAnswer('k3')]) {
      expectOk(await store.enqueueRequest(request));
    }
    expect((await keys()).sort()).toEqual(['k2', 'k3', 'l1']);
  });

  test('for a class lets no class vanish that has not come', async () => {
    for (const key of ['sent', 'lost', 'done', 'cancelled']) {
      expectOk(await store.enqueueRequest(aClass(key)));
      expectOk(await store.advanceRequest(key, { type: 'sending-started' }));
    }
    expectOk(await store.advanceRequest('lost', { type: 'sending-started' }));
    expectOk(await store.advanceRequest('lost', { type: 'refused', message: 'No.' }));
    expectOk(await store.advanceRequest('done', { type: 'settled', result: {} }));
    expectOk(await store.cancelRequest('cancelled'));
    expectOk(await store.enqueueRequest(aClass('next')));
    const lives = async () =>
      Object.fromEntries(
        (await store.readRequests()).map(({ key, life }) => [key, `${life.phase}, ${life.why}`]),
      );
    const sent = { sent: 'sending, new', next: 'waiting, new', cancelled: 'waiting, left' };
    expect(await lives()).toEqual({ ...sent, lost: 'refused, interrupted' });
    expectOk(await store.enqueueRequest(aClass('tomorrow', '2025-05-02')));
    expect(await lives()).toEqual({ ...sent, lost: 'waiting, left', tomorrow: 'waiting, new' });
  });

  test('for a class forgets one that was left, when the server had nothing of it', async () => {
    expectOk(await store.enqueueRequest(aClass('cancelled')));
    expectOk(await store.cancelRequest('cancelled'));
    expectOk(await store.enqueueRequest(aClass('next')));
    expectOk(await store.advanceRequest('cancelled', { type: 'sending-started' }));
    expectOk(await store.advanceRequest('cancelled', { type: 'not-processed' }));
    expectOk(await store.enqueueRequest(aClass('third')));
    expect((await keys()).sort()).toEqual(['next', 'third']);
  });
});

describe('a request', () => {
  beforeEach(addLessons);

  test('is forgotten when whoever asked has taken note of its end, and not before', async () => {
    expectOk(await store.enqueueRequest(anAnswer('k1')));
    expectOk(await store.deleteRequest('k1'));
    expect(await keys()).toEqual(['k1']);
    expectOk(await store.advanceRequest('k1', { type: 'settled', result: {} }));
    expectOk(await store.deleteRequest('k1'));
    expect(await keys()).toEqual([]);
  });

  test('of a game is found among its others by the beginning of their keys', async () => {
    expectOk(await store.enqueueRequest(HOMEWORK));
    expectOk(await store.enqueueRequest({ ...HOMEWORK, key: 'creative-writing-2:1:2' }));
    expect(await store.readRequestsByPrefix('creative-writing:1:')).toMatchObject([{ key: HOMEWORK.key }]);
  });

  test('that can’t be read is passed over', async () => {
    const row = { ...anAnswer('k1'), lessonId: 7, at: NOW, life: NEW_REQUEST };
    await writeRaw(device, (tables) => tables.requests.put(row as never));
    expect(await store.readRequests()).toEqual([]);
  });

  test('takes no more steps once the records are sealed', async () => {
    expectOk(await store.enqueueRequest(anAnswer('k1')));
    expect(await store.sealRecords(await store.readUnsyncedRecords())).toBe(true);
    expect(await store.enqueueRequest(anAnswer('k2'))).toMatchObject({ ok: false });
    expect(await store.advanceRequest('k1', { type: 'sending-started' })).toMatchObject({ ok: false });
  });

  test('for feedback that was cancelled goes with its lesson', async () => {
    expectOk(await store.addLesson(aNewLesson, 'l1'));
    expectOk(await store.enqueueRequest(anAnswer('k1')));
    expectOk(await store.cancelRequest('k1'));
    await store.applyChange((state) => ({ ...state, lessons: [] }), []);
    expect(await keys()).toEqual([]);
  });
});

describe('the end of a request is stored with its records', () => {
  test('a class becomes a lesson under its key, and is counted', async () => {
    expectOk(await store.enqueueRequest(aClass('k1')));
    const credits = { date: '2025-05-01', remaining: 3 };
    expectOk(await store.addLesson(aNewLesson, 'k1', { note: 'Hello.', credits }));
    expect(await store.readLesson('k1')).toMatchObject({ completed: false });
    expect(await store.readCredits()).toEqual(credits);
    const life = { phase: 'done', why: 'new', result: { note: 'Hello.' } };
    expect(await store.readRequests()).toMatchObject([{ key: 'k1', life }]);
  });

  test('a class that comes twice is one lesson, as it is by then, and is counted once', async () => {
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
    expectOk(await store.enqueueRequest(anAnswer('k1')));
    expectOk(await store.completeLesson('l1', { answer: 'By bus.', feedback: 'Good.' }, { key: 'k1' }));
    expect(await store.readRequests()).toMatchObject([{ life: { phase: 'done' } }]);
    expect(await store.readLesson('l1')).toMatchObject({ completed: true, answer: 'By bus.' });
  });

  test.each<[string, () => Promise<unknown>]>([
    ['replaced', () => store.enqueueRequest(anAnswer('k2'))],
    ['taken back', () => store.cancelRequest('k1')],
  ])('feedback to an answer that was %s is of no use', async (_what, change) => {
    expectOk(await store.addLesson(aNewLesson, 'l1'));
    expectOk(await store.enqueueRequest(anAnswer('k1')));
    await change();
    expectOk(await store.completeLesson('l1', { answer: 'By car.', feedback: 'Good.' }, { key: 'k1' }));
    expect(await store.readLesson('l1')).toMatchObject({ completed: false, answer: '' });
  });

  test('homework out of a game is kept once, and counts for no skill', async () => {
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
    expect(await store.readRequests()).toMatchObject([{ life: { phase: 'done' } }]);
  });
});
