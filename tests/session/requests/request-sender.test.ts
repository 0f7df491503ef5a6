import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import type { NewRequest } from '../../../src/data/requests/request-rows.ts';
import type { AnswerCheck } from '../../../src/domain/answer-check.ts';
import type { ApiFailure } from '../../../src/domain/api-failure.ts';
import type { MarkedPage } from '../../../src/domain/marked-page.ts';
import { MESSAGES } from '../../../src/domain/messages.ts';
import type { LessonRecord } from '../../../src/domain/records.ts';
import { err, ok } from '../../../src/domain/result.ts';
import { MAX_RETRY_DELAY_MS, RETRY_DELAY_MS } from '../../../src/domain/retry-delays.ts';
import {
  type RequestSender,
  type RequestSenderParts,
  startRequestSender,
} from '../../../src/session/requests/request-sender.ts';
import {
  aDevice,
  aMistake,
  aNewLesson,
  aSetup,
  expectOk,
  NOW,
  openAnn,
  writeRaw,
} from '../../data/learner-fixtures.ts';
import { CLASS_REQUEST } from '../../some-requests.ts';
import { FakeClock, FakeConnectivity, FakeLocks } from '../../sync/ports/fake-ports.ts';
import { waitFor } from '../../wait-for.ts';
import { FakeTeacher } from './fake-teacher.ts';

const TODAY = '2025-05-01';
const CLASS = {
  ...{ kind: 'class', key: 'class-1', by: 'server', localDate: TODAY },
  request: CLASS_REQUEST,
} satisfies NewRequest;
const GAME_TEXT = {
  ...{ kind: 'game-feedback', key: 'creative-writing:1:1' },
  ...{ text: 'A dog and a boat.', level: 'B1', skill: 'Writing' },
} satisfies NewRequest;
const MARK = { start: 0, end: 6, correction: 'Reply', reason: 'It is one.' };
/** The on-device check of any answer. */
const DEVICE_CHECK: AnswerCheck = {
  feedback: 'Found on the device.',
  page: { by: 'device', note: 'A note.', marks: [MARK] },
  mistakes: [aMistake('found on the device')],
};
const createAnswerRequest = (key = 'k1', lessonId = 'l1') =>
  ({ kind: 'answer', key, lessonId, answer: `Answer ${key}.` }) satisfies NewRequest;

let device: IDBFactory;
let store: LearnerDatabase;
let teacher: FakeTeacher;
let clock: FakeClock;
let locks: FakeLocks;
let connectivity: FakeConnectivity;
let senders: RequestSender[];

beforeEach(async () => {
  device = aDevice();
  store = await openAnn(device);
  teacher = new FakeTeacher();
  clock = new FakeClock(NOW);
  locks = new FakeLocks(clock);
  connectivity = new FakeConnectivity();
  senders = [];
  expectOk(await store.addLesson(aNewLesson, 'l1'));
});

afterEach(() => {
  for (const sender of senders) sender.stop();
});

function start(changes: Partial<RequestSenderParts> = {}): RequestSender {
  const sender = startRequestSender({
    ...{ uid: 'ann', store, api: teacher, clock, connectivity, locks, today: () => TODAY },
    loadClassContent: async () => ({ phrases: [], vocab: ['harbour'], met: [] }),
    addRecall: async (classPlan) => classPlan,
    writeReview: async () => null,
    checkOnDevice: async () => ok(DEVICE_CHECK),
    writeClass: async () => ok('# Written here'),
    ...changes,
  });
  senders.push(sender);
  return sender;
}

async function enqueue(...requests: NewRequest[]): Promise<void> {
  for (const request of requests) expectOk(await store.enqueueRequest(request));
}

async function startAndEnqueue(...requests: NewRequest[]): Promise<void> {
  start();
  await enqueue(...requests);
}

/** Stores a request that a closed page was sending. */
async function storeInterrupted(request: NewRequest): Promise<void> {
  await enqueue(request);
  expectOk(await store.advanceRequest(request.key, { type: 'sending-started' }));
}

const countCompletedLessons = async () =>
  Object.values(
    (await store.readCourse())?.skills.find(({ skill }) => skill === aNewLesson.skillFocus)?.counts ?? {},
  ).reduce((sum, count) => sum + count, 0);
const readStatus = async (key: string) => (await store.readRequests()).find((row) => row.key === key)?.status;
const waitForStatus = (key: string, status: object) =>
  waitFor(async () => expect(await readStatus(key)).toMatchObject(status));
const waitUntilDone = (key: string) =>
  waitFor(async () => {
    clock.advance(RETRY_DELAY_MS);
    expect(await readStatus(key)).toMatchObject({ phase: 'done' });
  });
/** Gives a sender that should do nothing the time to do something. */
const waitBriefly = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('an answer', () => {
  test('is sent when it is submitted, completes its lesson, and stores its feedback', async () => {
    await startAndEnqueue(createAnswerRequest());
    await waitForStatus('k1', { phase: 'done' });
    expect(teacher.calls).toMatchObject([
      {
        key: 'k1',
        localDate: TODAY,
        body: { answer: 'Answer k1.', class_plan: aNewLesson.classPlan, student_level: 'B1' },
      },
    ]);
    expect(await store.readLesson('l1')).toMatchObject({ completed: true, feedback: 'Good.' });
    expect(await store.readCredits()).toEqual({ date: TODAY, remaining: 4 });
  });

  test('is sent with the answers that its learner called right in the class', async () => {
    const exercise = aNewLesson.classPlan.split('\n')[0] ?? '';
    expectOk(await store.addDisputedAnswer({ exercise, item: 1, key: 'went', answer: 'drove' }));
    const checkOnDevice = vi.fn(async () => ok(DEVICE_CHECK));
    start({ checkOnDevice });
    await enqueue(createAnswerRequest());
    await waitForStatus('k1', { phase: 'done' });
    const calledRight = [{ exercise, item: 1, answer: 'drove' }];
    expect(teacher.calls).toMatchObject([{ body: { called_right: calledRight } }]);
    expect(checkOnDevice).toHaveBeenCalledWith(
      expect.anything(),
      { answer: 'Answer k1.', calledRight },
      undefined,
    );
  });

  test('records its mistakes with the feedback, and completes also without the on-device check', async () => {
    const checkOnDevice = async ({ id }: LessonRecord, { answer }: { answer: string }) =>
      ok({ ...DEVICE_CHECK, mistakes: [aMistake(`${id}: ${answer}`)] });
    start({ checkOnDevice });
    await enqueue(createAnswerRequest());
    await waitForStatus('k1', { phase: 'done' });
    expect(await store.readMistakes()).toMatchObject([{ id: 'l1: Answer k1.', isKnown: false }]);
    senders.pop()?.stop();
    start({ checkOnDevice: async () => err({ kind: 'checker-unavailable' }) });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await enqueue({ ...createAnswerRequest(), key: 'k2' });
    await waitForStatus('k2', { phase: 'done' });
    expect(logged).toHaveBeenCalledOnce();
  });

  test.each<ApiFailure>([
    { kind: 'timeout' },
    { kind: 'unauthenticated' },
    { kind: 'not-found' },
    { kind: 'refused', status: 418 },
  ])(
    'ends as refused after a failure that the learner sees, and is not sent again ($kind)',
    async (failure) => {
      teacher.failures = [failure];
      await startAndEnqueue(createAnswerRequest());
      await waitForStatus('k1', { phase: 'refused' });
      clock.advance(RETRY_DELAY_MS);
      await waitBriefly();
      expect(teacher.keys).toEqual(['k1']);
    },
  );

  test.each<ApiFailure>([{ kind: 'offline' }, { kind: 'no-response' }])(
    'waits when it reaches no server, and is sent again a minute later ($kind)',
    async (failure) => {
      teacher.failures = [failure];
      start();
      await enqueue(createAnswerRequest());
      await waitForStatus('k1', { phase: 'waiting', why: 'offline', dueAt: NOW + RETRY_DELAY_MS });
      await waitUntilDone('k1');
      expect(teacher.keys).toEqual(['k1', 'k1']);
    },
  );

  test.each<ApiFailure>([
    { kind: 'offline' },
    { kind: 'no-response' },
    { kind: 'busy', retryAfterMs: 20_000 },
  ])(
    'completes its lesson at once with the on-device feedback when it is postponed ($kind)',
    async (failure) => {
      teacher.failures = [failure];
      await startAndEnqueue(createAnswerRequest());
      await waitForStatus('k1', { phase: 'waiting', why: failure.kind === 'busy' ? 'failed' : 'offline' });
      expect(await store.readLesson('l1')).toMatchObject({
        ...{
          completed: true,
          answer: 'Answer k1.',
          feedback: 'Found on the device.',
          markedPage: DEVICE_CHECK.page,
        },
      });
      expect(await store.readMistakes()).toMatchObject([{ id: 'found on the device' }]);
      expect(await countCompletedLessons()).toBe(1);
    },
  );

  test.each<[string, MarkedPage | undefined, string]>([
    ['marks more', { by: 'rules', note: '', marks: [MARK, { ...MARK, start: 7, end: 9 }] }, 'Good.'],
    ['marks no more', { by: 'rules', note: '', marks: [MARK] }, 'Found on the device.'],
    ['is a model’s', { by: 'model', note: '', marks: [] }, 'Good.'],
    ['has no marks', undefined, 'Good.'],
  ])(
    'gets the server’s feedback instead of the device’s only where it %s, and counts once',
    async (_, page, feedback) => {
      teacher.failures = [{ kind: 'offline' }];
      if (page) teacher.page = page;
      start();
      await enqueue(createAnswerRequest());
      await waitForStatus('k1', { phase: 'waiting', why: 'offline' });
      await waitBriefly();
      clock.advance(RETRY_DELAY_MS);
      await waitForStatus('k1', { phase: 'done' });
      const lesson = await store.readLesson('l1');
      expect(lesson?.feedback).toBe(feedback);
      expect(lesson?.markedPage).toEqual(feedback === 'Good.' ? (page ?? null) : DEVICE_CHECK.page);
      expect(await countCompletedLessons()).toBe(1);
      expect(await store.readMistakes()).toHaveLength(1);
    },
  );

  test('is checked on the device once, however often it is sent', async () => {
    teacher.failures = [{ kind: 'offline' }, { kind: 'offline' }];
    const checkOnDevice = vi.fn(async () => ok(DEVICE_CHECK));
    start({ checkOnDevice });
    await enqueue(createAnswerRequest());
    await waitForStatus('k1', { phase: 'waiting', dueAt: NOW + RETRY_DELAY_MS });
    await waitBriefly();
    clock.advance(RETRY_DELAY_MS);
    await waitForStatus('k1', { phase: 'waiting', dueAt: NOW + 2 * RETRY_DELAY_MS });
    expect(checkOnDevice).toHaveBeenCalledOnce();
  });

  test('waits with a message when this device can’t check it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    teacher.failures = [{ kind: 'offline' }];
    start({ checkOnDevice: async () => err({ kind: 'checker-unavailable' }) });
    await enqueue(createAnswerRequest());
    await waitForStatus('k1', { phase: 'waiting', why: 'offline', message: MESSAGES.checkUnavailable });
    expect(await store.readLesson('l1')).toMatchObject({ completed: false, feedback: '' });
  });

  test('is stored trimmed, so that the marks fit its text', async () => {
    teacher.page = { by: 'rules', note: '', marks: [MARK] };
    await startAndEnqueue({ ...createAnswerRequest(), answer: '\n Answer k1. ' });
    await waitForStatus('k1', { phase: 'done' });
    expect(await store.readLesson('l1')).toMatchObject({ answer: 'Answer k1.', markedPage: teacher.page });
    expect(teacher.calls).toMatchObject([{ body: { answer: 'Answer k1.' } }]);
  });

  test.each([
    [20_000, RETRY_DELAY_MS],
    [3_600_000, 3_600_000],
  ])('waits at least %i ms when the server sends a retry time', async (retryAfterMs, wait) => {
    teacher.failures = [{ kind: 'busy', retryAfterMs, detail: 'Many answers are waiting.' }];
    await startAndEnqueue(createAnswerRequest());
    const message = 'Many answers are waiting.';
    await waitForStatus('k1', { phase: 'waiting', why: 'failed', dueAt: NOW + wait, message });
  });

  test('is not retried before it is due by a late notification of its earlier status', async () => {
    teacher.failures = [{ kind: 'busy', retryAfterMs: 20_000, detail: 'Many answers are waiting.' }];
    await enqueue(createAnswerRequest());
    const before = await store.readRequests();
    let notify: (rows: typeof before) => void = () => {};
    start({
      store: Object.assign(Object.create(store), {
        watchRequests: (listener: typeof notify) => {
          notify = listener;
          listener(before);
          return () => {};
        },
      }),
    });
    await waitForStatus('k1', { phase: 'waiting', why: 'failed' });
    await waitBriefly();
    notify(before);
    await waitBriefly();
    expect(teacher.keys).toEqual(['k1']);
  });

  test('is not retried before it is due by a tab that waited for its lock', async () => {
    teacher.failures = [{ kind: 'busy', retryAfterMs: 20_000, detail: 'Many answers are waiting.' }];
    await enqueue(createAnswerRequest());
    start();
    start();
    await waitForStatus('k1', { phase: 'waiting', why: 'failed' });
    await waitBriefly();
    expect(teacher.keys).toEqual(['k1']);
  });

  test('is not retried offline, and at once when the device comes online or the page becomes visible', async () => {
    teacher.failures = [{ kind: 'offline' }, { kind: 'offline' }];
    start();
    connectivity.setOnline(false);
    await enqueue(createAnswerRequest());
    // An answer submitted offline is sent once, then waits.
    await waitFor(() => expect(teacher.keys).toEqual(['k1']));
    await waitForStatus('k1', { phase: 'waiting' });
    clock.advance(RETRY_DELAY_MS);
    await waitBriefly();
    expect(teacher.keys).toEqual(['k1']);
    connectivity.setOnline(true);
    await waitFor(() => expect(teacher.keys).toEqual(['k1', 'k1']));
    await waitForStatus('k1', { phase: 'waiting' });
    await waitFor(async () => {
      connectivity.setVisible(true);
      expect(await readStatus('k1')).toMatchObject({ phase: 'done' });
    });
  });

  test('is sent at the start when it waits for a connection, even if the page became visible before the rows were read', async () => {
    await enqueue(createAnswerRequest());
    expectOk(await store.advanceRequest('k1', { type: 'sending-started' }));
    expectOk(
      await store.advanceRequest('k1', {
        type: 'postponed',
        why: 'offline',
        retryAt: NOW + MAX_RETRY_DELAY_MS,
      }),
    );
    const { watchRequests } = store;
    let notify = () => {};
    start({
      store: {
        ...store,
        watchRequests(listener) {
          notify = () => void store.readRequests().then(listener);
          return watchRequests(() => {});
        },
      },
    });
    connectivity.setVisible(true);
    notify();
    await waitForStatus('k1', { phase: 'done' });
  });

  test('waits with the server’s message after an internal error, and is sent again', async () => {
    teacher.failures = [{ kind: 'refused', status: 500, detail: 'The teacher is ill today.' }];
    await startAndEnqueue(createAnswerRequest());
    const message = expect.stringContaining('The teacher is ill today.');
    await waitForStatus('k1', { phase: 'waiting', why: 'failed', message });
    await waitBriefly();
    clock.advance(RETRY_DELAY_MS);
    await waitForStatus('k1', { phase: 'done' });
    expect(teacher.keys).toEqual(['k1', 'k1']);
  });

  test.each<[ApiFailure, object]>([
    [
      { kind: 'refused', status: 500 },
      { phase: 'waiting', why: 'failed', dueAt: NOW + RETRY_DELAY_MS },
    ],
    [{ kind: 'limit' }, { phase: 'waiting', why: 'failed' }],
    [
      { kind: 'refused', status: 422, detail: 'Too long.' },
      { phase: 'refused', message: 'Too long.' },
    ],
  ])(
    'is treated like any other failed request when its page was closed while it was sent (%o)',
    async (failure, status) => {
      await storeInterrupted(createAnswerRequest());
      teacher.failures = [failure];
      start();
      await waitForStatus('k1', status);
    },
  );

  test('waits until it is due after a server failure, also when the page is opened again', async () => {
    await storeInterrupted(createAnswerRequest());
    expectOk(await store.advanceRequest('k1', { type: 'postponed', why: 'failed', retryAt: NOW + 5_000 }));
    start();
    await waitBriefly();
    expect(teacher.keys).toEqual([]);
    clock.advance(5_000);
    await waitForStatus('k1', { phase: 'done' });
  });

  test('is sent when the page is opened again after a clock that postponed it was put back', async () => {
    teacher.failures = [{ kind: 'refused', status: 500 }];
    const YEAR_MS = 365 * 24 * 3_600_000;
    clock.set(NOW + YEAR_MS);
    const sender = start();
    await enqueue(createAnswerRequest());
    await waitForStatus('k1', { phase: 'waiting', why: 'failed' });
    sender.stop();
    clock.set(NOW);
    start();
    await waitForStatus('k1', { phase: 'done' });
  });

  test('waits while its lesson can’t be read', async () => {
    const unreadable = { id: 'unreadable', createdAt: null };
    await writeRaw(device, (tables) => tables.lessons.put(unreadable as never));
    await startAndEnqueue(createAnswerRequest('k1', 'unreadable'));
    await waitForStatus('k1', { phase: 'waiting', why: 'failed' });
    expect(teacher.keys).toEqual([]);
  });

  test('is cancelled when another answer replaces it, and the later one is sent', async () => {
    teacher.leaveUnanswered('k1');
    await startAndEnqueue(createAnswerRequest('k1'));
    await waitFor(() => expect(teacher.keys).toEqual(['k1']));
    await enqueue(createAnswerRequest('k2'));
    await waitForStatus('k2', { phase: 'done' });
    await waitFor(() => expect(teacher.calls[0]?.signal?.aborted).toBe(true));
    expect(await store.readLesson('l1')).toMatchObject({ answer: 'Answer k2.' });
  });

  test('is aborted when any tab cancels it, and may be submitted again', async () => {
    teacher.leaveUnanswered('k1');
    await startAndEnqueue(createAnswerRequest());
    await waitFor(() => expect(teacher.keys).toEqual(['k1']));
    expectOk(await (await openAnn(device)).cancelRequest('k1'));
    await waitFor(() => expect(teacher.calls[0]?.signal?.aborted).toBe(true));
    expect(await store.readLesson('l1')).toMatchObject({ completed: false });
    teacher.duringCall = {};
    await enqueue(createAnswerRequest());
    await waitForStatus('k1', { phase: 'done' });
    expect(teacher.keys).toEqual(['k1', 'k1']);
  });

  test('keeps feedback that could not be saved, and is not sent again for it', async () => {
    await store.saveSetup(aSetup);
    const withSkills = (skills: NonNullable<Awaited<ReturnType<typeof store.readCourse>>>['skills']) =>
      store.applyChange((state) => ({ ...state, course: state.course && { ...state.course, skills } }), []);
    const skills = (await store.readCourse())?.skills ?? [];
    await withSkills([]);
    await startAndEnqueue(createAnswerRequest());
    const message = 'Skill Speaking not found in course';
    await waitForStatus('k1', { phase: 'unsaved', reply: { text: 'Good.' }, message });
    await withSkills(skills);
    await waitUntilDone('k1');
    expect(teacher.keys).toEqual(['k1']);
    expect(await store.readLesson('l1')).toMatchObject({ feedback: 'Good.' });
  });

  test('does not change today’s credits when its feedback is saved a day late', async () => {
    const reply = { text: 'Good.', remaining: 4, localDate: '2026-11-01' };
    await storeInterrupted(createAnswerRequest());
    expectOk(
      await store.advanceRequest('k1', { type: 'save-failed', reply, message: 'No room.', retryAt: 0 }),
    );
    const credits = { date: '2026-11-02', remaining: 1 };
    expectOk(await store.saveCredits(credits));
    start({ today: () => credits.date });
    await waitForStatus('k1', { phase: 'done' });
    expect(await store.readCredits()).toEqual(credits);
  });
});

describe('a class', () => {
  test('becomes a lesson when it is cancelled as its reply is being saved, because it is paid for', async () => {
    start({
      loadClassContent: async () => {
        expectOk(await store.cancelRequest('class-1'));
        return { phrases: [], vocab: [], met: [] };
      },
    });
    await enqueue(CLASS);
    await waitForStatus('class-1', { phase: 'done' });
    expect(await store.readLesson('class-1')).toMatchObject({ classPlan: '# A class' });
    expect(await store.readCredits()).toEqual({ date: TODAY, remaining: 4 });
  });

  test('becomes a lesson under its key without any action of the learner', async () => {
    await startAndEnqueue(CLASS);
    await waitForStatus('class-1', { phase: 'done', why: 'new', result: { note: 'A remark.' } });
    expect(await store.readLesson('class-1')).toMatchObject({
      classPlan: '# A class',
      skillFocus: 'Grammar',
    });
    expect(await store.readUsedContent()).toMatchObject({ vocab: ['harbour'] });
    expect(await store.readCredits()).toEqual({ date: TODAY, remaining: 4 });
  });

  test('is stored with what it asks again from earlier classes', async () => {
    start({ addRecall: async (classPlan, now) => `${classPlan} at ${now}` });
    await enqueue(CLASS);
    await waitForStatus('class-1', { phase: 'done' });
    expect(await store.readLesson('class-1')).toMatchObject({ classPlan: `# A class at ${NOW}` });
  });

  test('that is a review is made on the device, and takes one of the day’s credits', async () => {
    start({ writeReview: async (_, now) => `# Review at ${now}` });
    await enqueue({ ...CLASS, by: 'review' });
    await waitForStatus('class-1', { phase: 'done' });
    const lesson = { classPlan: `# Review at ${NOW}`, isReview: true, skillFocus: 'Grammar' };
    expect(await store.readLesson('class-1')).toMatchObject(lesson);
    expect(teacher.calls).toEqual([]);
    expect(await store.readCredits()).toEqual({ date: TODAY, remaining: 4 });
  });

  test.each([
    ['there is too little to review', async () => null],
    ['it cannot be written', () => Promise.reject(new Error('offline'))],
  ])('comes from the server in place of a review when %s', async (_, writeReview) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    start({ writeReview });
    await enqueue({ ...CLASS, by: 'review' });
    await waitForStatus('class-1', { phase: 'done' });
    const lesson = await store.readLesson('class-1');
    expect(lesson).toMatchObject({ classPlan: '# A class' });
    expect(lesson?.isReview).toBeUndefined();
  });

  test('is stored as it was received when earlier classes cannot be read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    start({ addRecall: () => Promise.reject(new Error('offline')) });
    await enqueue(CLASS);
    await waitForStatus('class-1', { phase: 'done' });
    expect(await store.readLesson('class-1')).toMatchObject({ classPlan: '# A class' });
  });

  test('is sent again under the same key when its page was closed, and becomes a lesson', async () => {
    await storeInterrupted(CLASS);
    start();
    await waitForStatus('class-1', { phase: 'done', why: 'interrupted' });
    expect(teacher.keys).toEqual(['class-1']);
  });

  test.each<[ApiFailure, object]>([
    [{ kind: 'offline' }, { phase: 'refused', remedy: 'write-here' }],
    [{ kind: 'timeout' }, { phase: 'refused', message: 'Failed to generate class. Please try again.' }],
  ])('waits for the learner to ask again after a failure (%o)', async (failure, status) => {
    teacher.failures = [failure];
    await startAndEnqueue(CLASS);
    await waitForStatus('class-1', status);
    await enqueue(CLASS);
    await waitForStatus('class-1', { phase: 'done' });
    expect(teacher.keys).toEqual(['class-1', 'class-1']);
  });

  test('waits for the connection when its page was closed, because it may have been paid for', async () => {
    await storeInterrupted(CLASS);
    teacher.failures = [{ kind: 'offline' }];
    start();
    await waitForStatus('class-1', { phase: 'waiting', why: 'offline' });
  });

  describe('that lost its reply before another class was requested', () => {
    const OTHER = { ...CLASS, key: 'class-2' };

    async function loseReply(...failures: ApiFailure[]): Promise<void> {
      teacher.failures = [{ kind: 'no-response' }];
      await startAndEnqueue(CLASS);
      await waitForStatus('class-1', { phase: 'refused' });
      teacher.failures = failures;
    }

    test('arrives after all, and is not requested again', async () => {
      await loseReply();
      teacher.writtenKeys.add('class-1');
      await enqueue(OTHER);
      await waitForStatus('class-1', { phase: 'done', why: 'superseded' });
      await waitForStatus('class-2', { phase: 'done', why: 'new' });
      expect(await store.readLesson('class-1')).toMatchObject({ classPlan: '# A class' });
      const bodies = teacher.calls.filter(({ key }) => key === 'class-1').map(({ body }) => body);
      expect(bodies).toEqual([CLASS.request, 'written?']);
    });

    test('is cancelled when the server has not written it', async () => {
      await loseReply();
      await enqueue(OTHER);
      await waitForStatus('class-1', { phase: 'cancelled', why: 'superseded' });
      expect(await store.readLesson('class-1')).toBeNull();
    });

    test.each<[string, ApiFailure, number]>([
      ['can’t be bodies', { kind: 'timeout' }, RETRY_DELAY_MS],
      ['is writing it', { kind: 'refused', status: 409 }, RETRY_DELAY_MS],
      ['does not support it', { kind: 'not-found' }, MAX_RETRY_DELAY_MS],
    ])('is looked up again while the server %s', async (_why, failure, wait) => {
      await loseReply(failure, failure);
      teacher.writtenKeys.add('class-1');
      await enqueue(OTHER);
      await waitForStatus('class-1', { phase: 'waiting', why: 'superseded', dueAt: NOW + wait });
      clock.advance(wait);
      await waitForStatus('class-1', { phase: 'done' });
    });

    test('is looked up with today’s date, which may differ from its own', async () => {
      await enqueue({ ...CLASS, localDate: '2025-04-30' });
      expectOk(await store.cancelRequest('class-1'));
      teacher.writtenKeys.add('class-1');
      await startAndEnqueue(OTHER);
      await waitForStatus('class-1', { phase: 'done' });
      expect(teacher.calls.find(({ key }) => key === 'class-1')).toMatchObject({ localDate: TODAY });
    });
  });

  test('is written on the device without asking the server, and costs one credit', async () => {
    await startAndEnqueue({ ...CLASS, by: 'device' });
    await waitForStatus('class-1', { phase: 'done' });
    expect(teacher.calls).toEqual([]);
    expect(await store.readLesson('class-1')).toMatchObject({ classPlan: '# Written here' });
    expect(await store.readCredits()).toEqual({ date: TODAY, remaining: 4 });
  });

  test('is refused with a logged error when the device can’t write it', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    start({ writeClass: () => Promise.reject(new Error('no content')) });
    await enqueue({ ...CLASS, by: 'device' });
    await waitForStatus('class-1', { phase: 'refused' });
    expect(logged).toHaveBeenCalledOnce();
  });

  test('is refused with the available classes when its content is not on the device', async () => {
    start({ writeClass: async () => err('There are the classes for travel.') });
    await enqueue({ ...CLASS, by: 'device' });
    await waitForStatus('class-1', { phase: 'refused', message: 'There are the classes for travel.' });
    expect(await store.readCredits()).toBeNull();
  });

  test('leaves today’s credits unchanged when it was requested yesterday', async () => {
    await store.saveCredits({ date: TODAY, remaining: 2 });
    await storeInterrupted({ ...CLASS, localDate: '2025-04-30' });
    start();
    await waitForStatus('class-1', { phase: 'done' });
    expect(await store.readCredits()).toEqual({ date: TODAY, remaining: 2 });
  });
});

describe('a game’s request', () => {
  test('for feedback keeps the reply for the game to fetch', async () => {
    await startAndEnqueue(GAME_TEXT);
    await waitForStatus(GAME_TEXT.key, { phase: 'done', result: { text: 'Good.' } });
    expect(teacher.calls).toMatchObject([{ body: { answer: GAME_TEXT.text, class_plan: '' } }]);
  });

  test('for homework needs no connection', async () => {
    connectivity.setOnline(false);
    start();
    const { text: notes, kind: _, ...more } = GAME_TEXT;
    const about = { notes, about: '# A story', date: '1 May 2025', feedback: '' };
    await enqueue({ ...more, ...about, kind: 'save-homework' });
    await waitForStatus(GAME_TEXT.key, { phase: 'done' });
    expect(await store.readHomework()).toMatchObject([{ notes: GAME_TEXT.text }]);
  });
});

describe('several requests', () => {
  test('do not block one another', async () => {
    teacher.leaveUnanswered('class-1');
    await startAndEnqueue(CLASS, createAnswerRequest(), GAME_TEXT);
    await waitForStatus('k1', { phase: 'done' });
    await waitForStatus(GAME_TEXT.key, { phase: 'done' });
    expect(await readStatus('class-1')).toMatchObject({ phase: 'sending' });
  });

  test('are each sent by one tab', async () => {
    const other = await openAnn(device);
    start();
    start({ store: other });
    await enqueue(createAnswerRequest(), CLASS);
    await waitForStatus('k1', { phase: 'done' });
    await waitForStatus('class-1', { phase: 'done', why: 'new' });
    await waitBriefly();
    expect(teacher.keys.sort()).toEqual(['class-1', 'k1']);
  });

  test('of a tab that dies are sent by the next one', async () => {
    teacher.leaveUnanswered('k1');
    const dying = start();
    await enqueue(createAnswerRequest());
    await waitFor(() => expect(teacher.keys).toEqual(['k1']));
    dying.stop();
    teacher.duringCall = {};
    await waitBriefly();
    expect(await readStatus('k1')).toMatchObject({ phase: 'sending' });
    start({ store: await openAnn(device) });
    await waitForStatus('k1', { phase: 'done', why: 'interrupted' });
  });

  test('are not sent by a sender that was stopped', async () => {
    start().stop();
    await enqueue(createAnswerRequest());
    await waitBriefly();
    expect(teacher.calls).toEqual([]);
  });

  test('are not retried in a loop when their status can’t be saved', async () => {
    const beginAttempt = vi
      .spyOn(store, 'beginAttempt')
      .mockRejectedValue(new Error('The database is closed.'));
    const logged = vi.spyOn(console, 'warn').mockReturnValue();
    await startAndEnqueue(createAnswerRequest());
    await waitFor(() => expect(logged).toHaveBeenCalled());
    await waitBriefly();
    expect(beginAttempt).toHaveBeenCalledOnce();
    beginAttempt.mockRestore();
    logged.mockRestore();
    await waitUntilDone('k1');
  });
});
