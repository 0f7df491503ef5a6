import { beforeEach, describe, expect, test } from 'vitest';
import type { LearnerDatabase } from '../../src/data/open-learner-store.ts';
import { aDevice, aNewLesson, expectOk, openAnn } from './open-device.ts';

let store: LearnerDatabase;
beforeEach(async () => {
  store = await openAnn(aDevice());
});

const BY_BUS = { lessonId: 'l1', answer: 'By bus.', key: 'k1' };
const WAITING = { state: 'waiting', ...BY_BUS } as const;

describe('the answer post', () => {
  test('keeps one answer a lesson: the latest', async () => {
    expectOk(await store.postAnswer({ lessonId: 'l1', answer: 'By car.', key: 'k0' }));
    expectOk(await store.postAnswer({ lessonId: 'l1', answer: 'By bus.', key: 'k1' }));
    expectOk(await store.postAnswer({ lessonId: 'l2', answer: 'On foot.', key: 'k2' }));
    expect(await store.postedAnswers()).toEqual([
      WAITING,
      { state: 'waiting', lessonId: 'l2', answer: 'On foot.', key: 'k2' },
    ]);
  });

  test('does not refuse an answer that another has replaced', async () => {
    expectOk(await store.postAnswer({ lessonId: 'l1', answer: 'By car.', key: 'k0' }));
    expectOk(await store.postAnswer({ lessonId: 'l1', answer: 'By bus.', key: 'k1' }));
    expectOk(await store.refuseAnswer({ ...WAITING, key: 'k0' }, 'Too long.'));
    expect(await store.postedAnswers()).toEqual([WAITING]);
    expectOk(await store.refuseAnswer(WAITING, 'Too long.'));
    expect(await store.postedAnswers()).toEqual([{ ...WAITING, state: 'refused', message: 'Too long.' }]);
  });

  test('announces feedback to the answer that waits, in the write that completes its lesson', async () => {
    await store.addLesson(aNewLesson, 'l1');
    expectOk(await store.postAnswer(BY_BUS));
    expectOk(await store.completeLesson('l1', { answer: 'By bus.', feedback: 'Good.' }, 'k1'));
    expect(await store.postedAnswers()).toEqual([{ state: 'checked', lessonId: 'l1' }]);
    expect(await store.lesson('l1')).toMatchObject({ completed: true, answer: 'By bus.' });
  });

  test('has no use for feedback to an answer that another has replaced', async () => {
    await store.addLesson(aNewLesson, 'l1');
    expectOk(await store.postAnswer(BY_BUS));
    expectOk(await store.completeLesson('l1', { answer: 'By car.', feedback: 'Good.' }, 'k0'));
    expect(await store.postedAnswers()).toEqual([WAITING]);
    expect(await store.lesson('l1')).toMatchObject({ completed: false, answer: '' });
  });

  test('has no use for feedback that comes after a later answer was completed', async () => {
    await store.addLesson(aNewLesson, 'l1');
    expectOk(await store.postAnswer(BY_BUS));
    expectOk(await store.completeLesson('l1', { answer: 'On foot.', feedback: 'Seen.' }));
    expectOk(await store.completeLesson('l1', { answer: 'By bus.', feedback: 'Good.' }, 'k1'));
    expect(await store.postedAnswers()).toEqual([]);
    expect(await store.lesson('l1')).toMatchObject({ answer: 'On foot.', feedback: 'Seen.' });
  });

  test('forgets feedback that was looked at, and never an answer that waits or was refused', async () => {
    await store.addLesson(aNewLesson, 'l1');
    expectOk(await store.postAnswer(BY_BUS));
    expectOk(await store.clearPost('l1'));
    expect(await store.postedAnswers()).toEqual([WAITING]);
    expectOk(await store.refuseAnswer(WAITING, 'Too long.'));
    expectOk(await store.clearPost('l1'));
    expect(await store.postedAnswers()).toMatchObject([{ state: 'refused' }]);
    expectOk(await store.postAnswer(BY_BUS));
    expectOk(await store.completeLesson('l1', { answer: 'By bus.', feedback: 'Good.' }, 'k1'));
    expectOk(await store.clearPost('l1'));
    expect(await store.postedAnswers()).toEqual([]);
  });

  test('passes over a row that nobody can read', async () => {
    expectOk(await store.postAnswer({ lessonId: 'l1', answer: 'By bus.', key: 'k1' }));
    expectOk(await store.refuseAnswer({ ...WAITING, answer: 7 as never }, 'x'));
    expect(await store.postedAnswers()).toEqual([]);
  });

  test('is part of what a learner can export', async () => {
    expectOk(await store.postAnswer({ lessonId: 'l1', answer: 'By bus.', key: 'k1' }));
    expect(JSON.parse(await store.exportAll())).toMatchObject({ postedAnswers: [WAITING] });
  });
});

describe('a class that was asked for', () => {
  const asked = { key: 'a-key', localDate: '2025-05-01', request: {} };

  test('is remembered until a class comes', async () => {
    expectOk(await store.keepAskedClass(asked));
    expect(await store.askedClass()).toEqual(asked);
    expectOk(await store.addLesson(aNewLesson, 'a-key'));
    expect(await store.askedClass()).toBeUndefined();
  });

  test('that comes twice is one lesson, as it is by then', async () => {
    expectOk(await store.addLesson(aNewLesson, 'a-key'));
    expectOk(await store.completeLesson('a-key', { answer: 'Hi', feedback: 'Good' }));
    const again = expectOk(await store.addLesson(aNewLesson, 'a-key'));
    expect(again).toMatchObject({ id: 'a-key', completed: true, answer: 'Hi' });
    expect(await store.lessons()).toHaveLength(1);
  });
});
