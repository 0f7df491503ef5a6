import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LearnerDatabase } from '../../src/data/open-learner-store.ts';
import type { ApiFailure } from '../../src/domain/api-failure.ts';
import { err, ok, type Result } from '../../src/domain/result.ts';
import type { Feedback, LessonApi, PaidCallOptions } from '../../src/remote/lesson-api.ts';
import { RETRY_MS, startAnswerSender } from '../../src/session/answer-sender.ts';
import { FakeClock, FakeConnectivity, FakeLocks } from '../../src/sync/fake-ports.ts';
import { aDevice, aNewLesson, expectOk, NOW, openAnn } from '../data/open-device.ts';

/** A teacher that answers as it is told, and remembers under which keys it was asked. */
class FakeTeacher implements Pick<LessonApi, 'submitAnswer'> {
  replies: Result<Feedback, ApiFailure>[] = [];
  readonly asked: { answer: string; key: string }[] = [];

  async submitAnswer({ answer }: { answer: string }, { idempotencyKey }: PaidCallOptions) {
    this.asked.push({ answer, key: idempotencyKey });
    return this.replies.shift() ?? ok({ feedback: `About: ${answer}`, remaining: 4 });
  }
}

let store: LearnerDatabase;
let teacher: FakeTeacher;
let clock: FakeClock;
let connectivity: FakeConnectivity;
let lessonId: string;

beforeEach(async () => {
  store = await openAnn(aDevice());
  teacher = new FakeTeacher();
  clock = new FakeClock(NOW);
  connectivity = new FakeConnectivity();
  lessonId = expectOk(await store.addLesson(aNewLesson)).id;
  expectOk(await store.postAnswer({ lessonId, answer: 'I go by bus.', key: 'k1' }));
});

function start(isSignedIn = () => true) {
  return startAnswerSender({
    uid: 'ann',
    store,
    api: teacher,
    clock,
    connectivity,
    locks: new FakeLocks(clock),
    today: () => '2025-05-01',
    isSignedIn,
  });
}

const posted = () => store.postedAnswers();
const checked = () => [{ state: 'checked', lessonId }];
/** Waits until the post is as it should become. */
const becomes = (expected: unknown) =>
  vi.waitFor(async () => expect(await posted()).toEqual(expected), { timeout: 5_000, interval: 5 });
/** Lets a sender that should do nothing have its chance. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('an answer that was handed in without a connection', () => {
  test('is sent under its own key, completes its lesson, and its feedback is announced', async () => {
    start();
    await becomes(checked());
    expect(teacher.asked).toEqual([{ answer: 'I go by bus.', key: 'k1' }]);
    expect(await store.lesson(lessonId)).toMatchObject({
      completed: true,
      answer: 'I go by bus.',
      feedback: 'About: I go by bus.',
    });
    await vi.waitFor(async () => expect(await store.credits()).not.toBeNull());
    expect(await store.credits()).toEqual({ date: '2025-05-01', remaining: 4 });
  });

  test('waits while the device is offline and is sent when it comes online', async () => {
    connectivity.setOnline(false);
    start();
    await settled();
    expect(teacher.asked).toEqual([]);
    connectivity.setOnline(true);
    await becomes(checked());
  });

  test('waits while nobody is signed in', async () => {
    let isSignedIn = false;
    const sender = start(() => isSignedIn);
    await settled();
    expect(teacher.asked).toEqual([]);
    isSignedIn = true;
    sender.wake();
    await becomes(checked());
  });

  test.each<ApiFailure>([
    { kind: 'offline' },
    { kind: 'no-response' },
    { kind: 'timeout' },
    { kind: 'malformed' },
    { kind: 'limit' },
    { kind: 'unauthenticated' },
    { kind: 'not-found' },
    { kind: 'refused', status: 503 },
    { kind: 'refused', status: 429 },
  ])('is kept and sent again a minute after a failure that may pass ($kind $status)', async (failure) => {
    teacher.replies = [err(failure)];
    start();
    await vi.waitFor(() => expect(teacher.asked).toHaveLength(1));
    await settled();
    expect(await posted()).toEqual([{ state: 'waiting', lessonId, answer: 'I go by bus.', key: 'k1' }]);
    clock.advance(RETRY_MS);
    await becomes(checked());
    expect(teacher.asked.map(({ key }) => key)).toEqual(['k1', 'k1']);
  });

  test('that the server won’t take is put aside with the reason and not sent again', async () => {
    teacher.replies = [err({ kind: 'refused', status: 422, detail: 'The answer is too long.' })];
    const sender = start();
    await becomes([
      { state: 'refused', lessonId, answer: 'I go by bus.', key: 'k1', message: 'The answer is too long.' },
    ]);
    sender.wake();
    await settled();
    expect(teacher.asked).toHaveLength(1);
  });

  test('is replaced by a later answer to the same lesson', async () => {
    expectOk(await store.postAnswer({ lessonId, answer: 'I go by train.', key: 'k2' }));
    start();
    await becomes(checked());
    expect(teacher.asked).toEqual([{ answer: 'I go by train.', key: 'k2' }]);
  });

  test('waits no longer once the learner has sent an answer and got feedback', async () => {
    expectOk(await store.completeLesson(lessonId, { answer: 'Sent at once.', feedback: 'Good.' }));
    start();
    await settled();
    expect(teacher.asked).toEqual([]);
    expect(await posted()).toEqual([]);
  });

  test('to a lesson that is no longer kept is given up', async () => {
    expectOk(await store.postAnswer({ lessonId: 'gone', answer: 'Hello?', key: 'k9' }));
    start();
    await becomes(checked());
    expect(teacher.asked).toHaveLength(1);
  });

  test('is not sent twice by two wakes at once', async () => {
    const sender = start();
    sender.wake();
    sender.wake();
    await becomes(checked());
    expect(teacher.asked).toHaveLength(1);
  });

  test('is not sent by a sender that was stopped', async () => {
    connectivity.setOnline(false);
    const sender = start();
    await settled();
    sender.stop();
    connectivity.setOnline(true);
    clock.advance(RETRY_MS);
    await settled();
    expect(teacher.asked).toEqual([]);
  });
});
