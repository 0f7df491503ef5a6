import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LearnerDatabase } from '../../src/data/open-learner-store.ts';
import type { ApiFailure } from '../../src/domain/api-failure.ts';
import { err, ok, type Result } from '../../src/domain/result.ts';
import type { Feedback, LessonApi, PaidCallOptions } from '../../src/remote/lesson-api.ts';
import { RETRY_MS, startAnswerSender } from '../../src/session/answer-sender.ts';
import { FakeClock, FakeConnectivity, FakeLocks } from '../../src/sync/ports/fake-ports.ts';
import { aDevice, aNewLesson, aSetup, expectOk, NOW, openAnn } from '../data/open-device.ts';

/** A teacher that answers as it is told, and remembers under which keys it was asked. */
class FakeTeacher implements Pick<LessonApi, 'submitAnswer'> {
  replies: Result<Feedback, ApiFailure>[] = [];
  /** Failures of single answers, by their text, for as long as they are listed. */
  failures: Record<string, ApiFailure> = {};
  /** What happens while an answer, told by its text, is on its way. */
  meanwhile: Record<string, () => Promise<unknown>> = {};
  readonly asked: { answer: string; key: string }[] = [];

  async submitAnswer({ answer }: { answer: string }, { idempotencyKey }: PaidCallOptions) {
    this.asked.push({ answer, key: idempotencyKey });
    await this.meanwhile[answer]?.();
    const failure = this.failures[answer];
    if (failure) return err(failure);
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

/** Posts an answer to one more lesson, which is sent after the first one. */
async function postBehind(answer: string, key: string) {
  expectOk(await store.addLesson(aNewLesson, '~behind'));
  expectOk(await store.postAnswer({ lessonId: '~behind', answer, key }));
}

const posted = () => store.postedAnswers();
const checked = () => [{ state: 'checked', lessonId }];
/** Waits until the post is as it should become. */
const becomes = (expected: unknown) =>
  vi.waitFor(async () => expect(await posted()).toEqual(expected), { timeout: 5_000, interval: 5 });
/** The same for what needs the attempts of the next minutes. */
const becomesInTime = (expected: unknown) =>
  vi.waitFor(
    async () => {
      clock.advance(RETRY_MS);
      expect(await posted()).toEqual(expected);
    },
    { timeout: 5_000, interval: 20 },
  );
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

  test('waits on while its lesson can’t be read, and holds up no other', async () => {
    const lost = { lessonId: '!lost', answer: 'Hello?', key: 'k9' };
    expectOk(await store.postAnswer(lost));
    start();
    await becomes([{ state: 'waiting', ...lost }, ...checked()]);
    expectOk(await store.addLesson(aNewLesson, '!lost'));
    await becomesInTime([{ state: 'checked', lessonId: '!lost' }, ...checked()]);
  });

  test('is put aside with the reason when its skill is not in the course', async () => {
    await store.saveSetup(aSetup);
    await store.absorb(
      (state) => ({ ...state, course: state.course && { ...state.course, skills: [] } }),
      [],
    );
    start();
    await becomes([
      {
        state: 'refused',
        lessonId,
        answer: 'I go by bus.',
        key: 'k1',
        message: 'Skill Speaking not found in course',
      },
    ]);
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

describe('an answer that was replaced while it waited', () => {
  test('does not take the place of one that was answered while it was on its way', async () => {
    teacher.meanwhile = {
      'I go by bus.': () => store.completeLesson(lessonId, { answer: 'Newer.', feedback: 'Seen.' }),
    };
    start();
    await vi.waitFor(() => expect(teacher.asked).toHaveLength(1));
    await settled();
    expect(await store.lesson(lessonId)).toMatchObject({ answer: 'Newer.', feedback: 'Seen.' });
    expect(await posted()).toEqual([]);
  });

  test('is not sent when another was answered while the sender was busy with a third', async () => {
    await postBehind('An older one.', 'k2');
    teacher.meanwhile = {
      'I go by bus.': () => store.completeLesson('~behind', { answer: 'Newer.', feedback: 'Seen.' }),
    };
    start();
    await becomes(checked());
    await settled();
    expect(teacher.asked.map(({ key }) => key)).toEqual(['k1']);
    expect(await store.lesson('~behind')).toMatchObject({ answer: 'Newer.', feedback: 'Seen.' });
  });

  test('leaves the later one, which was promised, in the post, and that is sent', async () => {
    teacher.meanwhile = {
      'I go by bus.': () => store.postAnswer({ lessonId, answer: 'I walk.', key: 'k2' }),
    };
    const sender = start();
    await vi.waitFor(() => expect(teacher.asked).toHaveLength(1));
    await settled();
    expect(await posted()).toEqual([{ state: 'waiting', lessonId, answer: 'I walk.', key: 'k2' }]);
    sender.wake();
    await becomes(checked());
    expect(await store.lesson(lessonId)).toMatchObject({ answer: 'I walk.' });
  });
});

describe('several waiting answers', () => {
  test('one that is posted while another is being sent goes out at its wake', async () => {
    teacher.meanwhile = {
      'I go by bus.': async () => {
        await postBehind('I walk.', 'k2');
        sender.wake();
      },
    };
    const sender = start();
    await becomes([...checked(), { state: 'checked', lessonId: '~behind' }]);
  });

  test('nothing more is sent once another learner is signed in', async () => {
    await postBehind('I walk.', 'k2');
    let isSignedIn = true;
    teacher.meanwhile = {
      'I go by bus.': async () => {
        isSignedIn = false;
      },
    };
    start(() => isSignedIn);
    await becomes([...checked(), { state: 'waiting', lessonId: '~behind', answer: 'I walk.', key: 'k2' }]);
    await settled();
    expect(teacher.asked).toHaveLength(1);
  });

  test.each<ApiFailure>([
    { kind: 'malformed' },
    { kind: 'timeout' },
    { kind: 'not-found' },
    { kind: 'refused', status: 403 },
    { kind: 'refused', status: 500 },
  ])('one that always fails holds up no other ($kind $status)', async (failure) => {
    await postBehind('I walk.', 'k2');
    teacher.failures = { 'I go by bus.': failure };
    start();
    await becomes([
      { state: 'waiting', lessonId, answer: 'I go by bus.', key: 'k1' },
      { state: 'checked', lessonId: '~behind' },
    ]);
    teacher.failures = {};
    await becomesInTime([...checked(), { state: 'checked', lessonId: '~behind' }]);
  });

  test.each<ApiFailure>([
    { kind: 'offline' },
    { kind: 'no-response' },
    { kind: 'limit' },
    { kind: 'unauthenticated' },
    { kind: 'refused', status: 429 },
  ])('all wait after a failure that is none of the answer’s ($kind $status)', async (failure) => {
    await postBehind('I walk.', 'k2');
    teacher.failures = { 'I go by bus.': failure };
    start();
    await vi.waitFor(() => expect(teacher.asked).toHaveLength(1));
    await settled();
    expect(teacher.asked).toHaveLength(1);
  });

  test('are looked for again a minute after they could not be read', async () => {
    const read = vi.spyOn(store, 'postedAnswers').mockRejectedValueOnce(new Error('The database is closed.'));
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    start();
    await vi.waitFor(() => expect(warned).toHaveBeenCalled());
    read.mockRestore();
    warned.mockRestore();
    await settled();
    expect(teacher.asked).toEqual([]);
    await becomesInTime(checked());
  });
});
