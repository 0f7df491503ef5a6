import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import type { NewRequest } from '../../../src/data/requests/request-rows.ts';
import type { AnswerCheck } from '../../../src/domain/answer-check.ts';
import type { ApiFailure } from '../../../src/domain/api-failure.ts';
import type { MarkedPage } from '../../../src/domain/marked-page.ts';
import { MESSAGES } from '../../../src/domain/messages.ts';
import type { LessonRecord } from '../../../src/domain/records.ts';
import { MAX_RETRY_DELAY_MS, RETRY_DELAY_MS } from '../../../src/domain/request-status.ts';
import { err, ok } from '../../../src/domain/result.ts';
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
/** What the device finds in any answer. */
const HERE: AnswerCheck = {
  feedback: 'Found here.',
  page: { by: 'device', note: 'A note.', marks: [MARK] },
  mistakes: [aMistake('found here')],
};
const anAnswer = (key = 'k1', lessonId = 'l1') =>
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
    checkOnDevice: async () => ok(HERE),
    writeClass: async () => ok('# Written here'),
    ...changes,
  });
  senders.push(sender);
  return sender;
}

async function ask(...requests: NewRequest[]): Promise<void> {
  for (const request of requests) expectOk(await store.enqueueRequest(request));
}

async function startAndAsk(...requests: NewRequest[]): Promise<void> {
  start();
  await ask(...requests);
}

/** A request as the page that sent it left it behind. */
async function leftBehind(request: NewRequest): Promise<void> {
  await ask(request);
  expectOk(await store.advanceRequest(request.key, { type: 'sending-started' }));
}

const countOfSkill = async () =>
  Object.values(
    (await store.readCourse())?.skills.find(({ skill }) => skill === aNewLesson.skillFocus)?.counts ?? {},
  ).reduce((sum, count) => sum + count, 0);
const lifeOf = async (key: string) => (await store.readRequests()).find((row) => row.key === key)?.life;
const becomes = (key: string, life: object) =>
  waitFor(async () => expect(await lifeOf(key)).toMatchObject(life));
const isDoneInTime = (key: string) =>
  waitFor(async () => {
    clock.advance(RETRY_DELAY_MS);
    expect(await lifeOf(key)).toMatchObject({ phase: 'done' });
  });
/** Lets a sender that should do nothing have its chance. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('an answer', () => {
  test('is sent as it is handed in, completes its lesson, and its feedback is announced', async () => {
    await startAndAsk(anAnswer());
    await becomes('k1', { phase: 'done' });
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

  test('goes with what its learner calls right in its class', async () => {
    const exercise = aNewLesson.classPlan.split('\n')[0] ?? '';
    expectOk(await store.addDisputedAnswer({ exercise, item: 1, key: 'went', answer: 'drove' }));
    const checkOnDevice = vi.fn(async () => ok(HERE));
    start({ checkOnDevice });
    await ask(anAnswer());
    await becomes('k1', { phase: 'done' });
    const calledRight = [{ exercise, item: 1, answer: 'drove' }];
    expect(teacher.calls).toMatchObject([{ body: { called_right: calledRight } }]);
    expect(checkOnDevice).toHaveBeenCalledWith(
      expect.anything(),
      { answer: 'Answer k1.', calledRight },
      undefined,
    );
  });

  test('enters what went wrong in it with its feedback, and is complete where nobody can say what did', async () => {
    const checkOnDevice = async ({ id }: LessonRecord, { answer }: { answer: string }) =>
      ok({ ...HERE, mistakes: [aMistake(`${id}: ${answer}`)] });
    start({ checkOnDevice });
    await ask(anAnswer());
    await becomes('k1', { phase: 'done' });
    expect(await store.readMistakes()).toMatchObject([{ id: 'l1: Answer k1.', isKnown: false }]);
    senders.pop()?.stop();
    start({ checkOnDevice: async () => err({ kind: 'checker-unavailable' }) });
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
    await ask({ ...anAnswer(), key: 'k2' });
    await becomes('k2', { phase: 'done' });
    expect(complained).toHaveBeenCalledOnce();
  });

  test.each<ApiFailure>([
    { kind: 'timeout' },
    { kind: 'unauthenticated' },
    { kind: 'not-found' },
    { kind: 'refused', status: 418 },
  ])('that fails while the learner waits is told, and not sent again ($kind)', async (failure) => {
    teacher.failures = [failure];
    await startAndAsk(anAnswer());
    await becomes('k1', { phase: 'refused' });
    clock.advance(RETRY_DELAY_MS);
    await settled();
    expect(teacher.keys).toEqual(['k1']);
  });

  test.each<ApiFailure>([{ kind: 'offline' }, { kind: 'no-response' }])(
    'that finds no server waits, and is sent again a minute later ($kind)',
    async (failure) => {
      teacher.failures = [failure];
      start();
      await ask(anAnswer());
      await becomes('k1', { phase: 'waiting', why: 'offline', dueAt: NOW + RETRY_DELAY_MS });
      await isDoneInTime('k1');
      expect(teacher.keys).toEqual(['k1', 'k1']);
    },
  );

  test.each<ApiFailure>([
    { kind: 'offline' },
    { kind: 'no-response' },
    { kind: 'busy', retryAfterMs: 20_000 },
  ])('that is put off completes its lesson at once with what the device finds ($kind)', async (failure) => {
    teacher.failures = [failure];
    await startAndAsk(anAnswer());
    await becomes('k1', { phase: 'waiting', why: failure.kind === 'busy' ? 'failed' : 'offline' });
    expect(await store.readLesson('l1')).toMatchObject({
      ...{ completed: true, answer: 'Answer k1.', feedback: 'Found here.', markedPage: HERE.page },
    });
    expect(await store.readMistakes()).toMatchObject([{ id: 'found here' }]);
    expect(await countOfSkill()).toBe(1);
  });

  test.each<[string, MarkedPage | undefined, string]>([
    ['marks more', { by: 'rules', note: '', marks: [MARK, { ...MARK, start: 7, end: 9 }] }, 'Good.'],
    ['marks no more', { by: 'rules', note: '', marks: [MARK] }, 'Found here.'],
    ['is a model’s', { by: 'model', note: '', marks: [] }, 'Good.'],
    ['has no marks at all', undefined, 'Good.'],
  ])(
    'has the server’s feedback in the place of the device’s where it %s, and counts once',
    async (_, page, said) => {
      teacher.failures = [{ kind: 'offline' }];
      if (page) teacher.page = page;
      start();
      await ask(anAnswer());
      await becomes('k1', { phase: 'waiting', why: 'offline' });
      await settled();
      clock.advance(RETRY_DELAY_MS);
      await becomes('k1', { phase: 'done' });
      const lesson = await store.readLesson('l1');
      expect(lesson?.feedback).toBe(said);
      expect(lesson?.markedPage).toEqual(said === 'Good.' ? (page ?? null) : HERE.page);
      expect(await countOfSkill()).toBe(1);
      expect(await store.readMistakes()).toHaveLength(1);
    },
  );

  test('is checked here once, however often it is tried', async () => {
    teacher.failures = [{ kind: 'offline' }, { kind: 'offline' }];
    const checkOnDevice = vi.fn(async () => ok(HERE));
    start({ checkOnDevice });
    await ask(anAnswer());
    await becomes('k1', { phase: 'waiting', dueAt: NOW + RETRY_DELAY_MS });
    await settled();
    clock.advance(RETRY_DELAY_MS);
    await becomes('k1', { phase: 'waiting', dueAt: NOW + 2 * RETRY_DELAY_MS });
    expect(checkOnDevice).toHaveBeenCalledOnce();
  });

  test('waits as before, and says so, where this device can’t check it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    teacher.failures = [{ kind: 'offline' }];
    start({ checkOnDevice: async () => err({ kind: 'checker-unavailable' }) });
    await ask(anAnswer());
    await becomes('k1', { phase: 'waiting', why: 'offline', message: MESSAGES.checkUnavailable });
    expect(await store.readLesson('l1')).toMatchObject({ completed: false, feedback: '' });
  });

  test('is stored as the marks see it, without the spaces around it', async () => {
    teacher.page = { by: 'rules', note: '', marks: [MARK] };
    await startAndAsk({ ...anAnswer(), answer: '\n Answer k1. ' });
    await becomes('k1', { phase: 'done' });
    expect(await store.readLesson('l1')).toMatchObject({ answer: 'Answer k1.', markedPage: teacher.page });
    expect(teacher.calls).toMatchObject([{ body: { answer: 'Answer k1.' } }]);
  });

  test.each([
    [20_000, RETRY_DELAY_MS],
    [3_600_000, 3_600_000],
  ])('is kept for a server that asks for patience, for %i ms at the least', async (retryAfterMs, wait) => {
    teacher.failures = [{ kind: 'busy', retryAfterMs, detail: 'Many answers are waiting.' }];
    await startAndAsk(anAnswer());
    const message = 'Many answers are waiting.';
    await becomes('k1', { phase: 'waiting', why: 'failed', dueAt: NOW + wait, message });
  });

  test('that waits is not tried before its time by a late word of how it was', async () => {
    teacher.failures = [{ kind: 'busy', retryAfterMs: 20_000, detail: 'Many answers are waiting.' }];
    await ask(anAnswer());
    const before = await store.readRequests();
    let notice: (rows: typeof before) => void = () => {};
    start({
      store: Object.assign(Object.create(store), {
        watchRequests: (listener: typeof notice) => {
          notice = listener;
          listener(before);
          return () => {};
        },
      }),
    });
    await becomes('k1', { phase: 'waiting', why: 'failed' });
    await settled();
    notice(before);
    await settled();
    expect(teacher.keys).toEqual(['k1']);
  });

  test('that waits is not tried before its time by a tab that waited for its lock', async () => {
    teacher.failures = [{ kind: 'busy', retryAfterMs: 20_000, detail: 'Many answers are waiting.' }];
    await ask(anAnswer());
    start();
    start();
    await becomes('k1', { phase: 'waiting', why: 'failed' });
    await settled();
    expect(teacher.keys).toEqual(['k1']);
  });

  test('that waits is not tried offline, and at once when the device comes online or the page into view', async () => {
    teacher.failures = [{ kind: 'offline' }, { kind: 'offline' }];
    start();
    connectivity.setOnline(false);
    await ask(anAnswer());
    // It waits from the moment that it is asked, too.
    await waitFor(() => expect(teacher.keys).toEqual(['k1']));
    await becomes('k1', { phase: 'waiting' });
    clock.advance(RETRY_DELAY_MS);
    await settled();
    expect(teacher.keys).toEqual(['k1']);
    connectivity.setOnline(true);
    await waitFor(() => expect(teacher.keys).toEqual(['k1', 'k1']));
    await becomes('k1', { phase: 'waiting' });
    await waitFor(async () => {
      connectivity.setVisible(true);
      expect(await lifeOf('k1')).toMatchObject({ phase: 'done' });
    });
  });

  test('that waits for a connection is tried at the start, though the page came into view before anything was known', async () => {
    await ask(anAnswer());
    expectOk(await store.advanceRequest('k1', { type: 'sending-started' }));
    expectOk(
      await store.advanceRequest('k1', {
        type: 'postponed',
        why: 'offline',
        retryAt: NOW + MAX_RETRY_DELAY_MS,
      }),
    );
    const { watchRequests } = store;
    let tell = () => {};
    start({
      store: {
        ...store,
        watchRequests(listener) {
          tell = () => void store.readRequests().then(listener);
          return watchRequests(() => {});
        },
      },
    });
    connectivity.setVisible(true);
    tell();
    await becomes('k1', { phase: 'done' });
  });

  test('over which the server broke down is kept and told, and sent again', async () => {
    teacher.failures = [{ kind: 'refused', status: 500, detail: 'The teacher is ill today.' }];
    await startAndAsk(anAnswer());
    const told = expect.stringContaining('The teacher is ill today.');
    await becomes('k1', { phase: 'waiting', why: 'failed', message: told });
    await settled();
    clock.advance(RETRY_DELAY_MS);
    await becomes('k1', { phase: 'done' });
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
  ])('that was promised to be checked survives a failure that may pass (%o)', async (failure, life) => {
    await leftBehind(anAnswer());
    teacher.failures = [failure];
    start();
    await becomes('k1', life);
  });

  test('that failed with the server in reach waits for its time also when the page is opened again', async () => {
    await leftBehind(anAnswer());
    expectOk(await store.advanceRequest('k1', { type: 'postponed', why: 'failed', retryAt: NOW + 5_000 }));
    start();
    await settled();
    expect(teacher.keys).toEqual([]);
    clock.advance(5_000);
    await becomes('k1', { phase: 'done' });
  });

  test('that was put off by a clock which has been put back since is sent when the page is opened again', async () => {
    teacher.failures = [{ kind: 'refused', status: 500 }];
    const YEAR_MS = 365 * 24 * 3_600_000;
    clock.set(NOW + YEAR_MS);
    const sender = start();
    await ask(anAnswer());
    await becomes('k1', { phase: 'waiting', why: 'failed' });
    sender.stop();
    clock.set(NOW);
    start();
    await becomes('k1', { phase: 'done' });
  });

  test('waits while its lesson can’t be read', async () => {
    const unreadable = { id: 'unreadable', createdAt: null };
    await writeRaw(device, (tables) => tables.lessons.put(unreadable as never));
    await startAndAsk(anAnswer('k1', 'unreadable'));
    await becomes('k1', { phase: 'waiting', why: 'failed' });
    expect(teacher.keys).toEqual([]);
  });

  test('that was replaced is cancelled, and the later one is sent', async () => {
    teacher.keepSilent('k1');
    await startAndAsk(anAnswer('k1'));
    await waitFor(() => expect(teacher.keys).toEqual(['k1']));
    await ask(anAnswer('k2'));
    await becomes('k2', { phase: 'done' });
    await waitFor(() => expect(teacher.calls[0]?.signal?.aborted).toBe(true));
    expect(await store.readLesson('l1')).toMatchObject({ answer: 'Answer k2.' });
  });

  test('that is cancelled, in whichever tab, is not sent on, and may be handed in again', async () => {
    teacher.keepSilent('k1');
    await startAndAsk(anAnswer());
    await waitFor(() => expect(teacher.keys).toEqual(['k1']));
    expectOk(await (await openAnn(device)).cancelRequest('k1'));
    await waitFor(() => expect(teacher.calls[0]?.signal?.aborted).toBe(true));
    expect(await store.readLesson('l1')).toMatchObject({ completed: false });
    teacher.duringCall = {};
    await ask(anAnswer());
    await becomes('k1', { phase: 'done' });
    expect(teacher.keys).toEqual(['k1', 'k1']);
  });

  test('whose feedback finds no room keeps it, and is not sent again for it', async () => {
    await store.saveSetup(aSetup);
    const withSkills = (skills: NonNullable<Awaited<ReturnType<typeof store.readCourse>>>['skills']) =>
      store.applyChange((state) => ({ ...state, course: state.course && { ...state.course, skills } }), []);
    const skills = (await store.readCourse())?.skills ?? [];
    await withSkills([]);
    await startAndAsk(anAnswer());
    const message = 'Skill Speaking not found in course';
    await becomes('k1', { phase: 'unsaved', reply: { text: 'Good.' }, message });
    await withSkills(skills);
    await isDoneInTime('k1');
    expect(teacher.keys).toEqual(['k1']);
    expect(await store.readLesson('l1')).toMatchObject({ feedback: 'Good.' });
  });

  test('whose feedback is stored a day late says nothing about the classes left by then', async () => {
    const reply = { text: 'Good.', remaining: 4, localDate: '2026-11-01' };
    await leftBehind(anAnswer());
    expectOk(
      await store.advanceRequest('k1', { type: 'save-failed', reply, message: 'No room.', retryAt: 0 }),
    );
    const credits = { date: '2026-11-02', remaining: 1 };
    expectOk(await store.saveCredits(credits));
    start({ today: () => credits.date });
    await becomes('k1', { phase: 'done' });
    expect(await store.readCredits()).toEqual(credits);
  });
});

describe('a class', () => {
  test('that is cancelled as its reply is being stored is a lesson all the same: it is paid for', async () => {
    start({
      loadClassContent: async () => {
        expectOk(await store.cancelRequest('class-1'));
        return { phrases: [], vocab: [], met: [] };
      },
    });
    await ask(CLASS);
    await becomes('class-1', { phase: 'done' });
    expect(await store.readLesson('class-1')).toMatchObject({ classPlan: '# A class' });
    expect(await store.readCredits()).toEqual({ date: TODAY, remaining: 4 });
  });

  test('comes by itself and becomes a lesson under its key', async () => {
    await startAndAsk(CLASS);
    await becomes('class-1', { phase: 'done', why: 'new', result: { note: 'A remark.' } });
    expect(await store.readLesson('class-1')).toMatchObject({
      classPlan: '# A class',
      skillFocus: 'Grammar',
    });
    expect(await store.readUsedContent()).toMatchObject({ vocab: ['harbour'] });
    expect(await store.readCredits()).toEqual({ date: TODAY, remaining: 4 });
  });

  test('whose page went away is sent again under the same key, and comes', async () => {
    await leftBehind(CLASS);
    start();
    await becomes('class-1', { phase: 'done', why: 'interrupted' });
    expect(teacher.keys).toEqual(['class-1']);
  });

  test.each<[ApiFailure, object]>([
    [{ kind: 'offline' }, { phase: 'refused', remedy: 'write-here' }],
    [{ kind: 'timeout' }, { phase: 'refused', message: 'Failed to generate class. Please try again.' }],
  ])('that fails is for the learner to ask for again (%o)', async (failure, life) => {
    teacher.failures = [failure];
    await startAndAsk(CLASS);
    await becomes('class-1', life);
    await ask(CLASS);
    await becomes('class-1', { phase: 'done' });
    expect(teacher.keys).toEqual(['class-1', 'class-1']);
  });

  test('whose page went away waits for the connection: it may have been paid for', async () => {
    await leftBehind(CLASS);
    teacher.failures = [{ kind: 'offline' }];
    start();
    await becomes('class-1', { phase: 'waiting', why: 'offline' });
  });

  describe('whose reply got lost, when another is asked for', () => {
    const OTHER = { ...CLASS, key: 'class-2' };

    async function lost(...failures: ApiFailure[]): Promise<void> {
      teacher.failures = [{ kind: 'no-response' }];
      await startAndAsk(CLASS);
      await becomes('class-1', { phase: 'refused' });
      teacher.failures = failures;
    }

    test('comes after all, and is not asked for again', async () => {
      await lost();
      teacher.writtenKeys.add('class-1');
      await ask(OTHER);
      await becomes('class-1', { phase: 'done', why: 'left' });
      await becomes('class-2', { phase: 'done', why: 'new' });
      expect(await store.readLesson('class-1')).toMatchObject({ classPlan: '# A class' });
      const asked = teacher.calls.filter(({ key }) => key === 'class-1').map(({ body }) => body);
      expect(asked).toEqual([CLASS.request, 'written?']);
    });

    test('is given up where the server has not written it', async () => {
      await lost();
      await ask(OTHER);
      await becomes('class-1', { phase: 'cancelled', why: 'left' });
      expect(await store.readLesson('class-1')).toBeNull();
    });

    test.each<[string, ApiFailure, number]>([
      ['can’t be asked', { kind: 'timeout' }, RETRY_DELAY_MS],
      ['is at it', { kind: 'refused', status: 409 }, RETRY_DELAY_MS],
      ['does not know how', { kind: 'not-found' }, MAX_RETRY_DELAY_MS],
    ])('is looked up again while the server %s', async (_why, failure, wait) => {
      await lost(failure, failure);
      teacher.writtenKeys.add('class-1');
      await ask(OTHER);
      await becomes('class-1', { phase: 'waiting', why: 'left', dueAt: NOW + wait });
      clock.advance(wait);
      await becomes('class-1', { phase: 'done' });
    });

    test('is looked up with today’s date, which may be another one', async () => {
      await ask({ ...CLASS, localDate: '2025-04-30' });
      expectOk(await store.cancelRequest('class-1'));
      teacher.writtenKeys.add('class-1');
      await startAndAsk(OTHER);
      await becomes('class-1', { phase: 'done' });
      expect(teacher.calls.find(({ key }) => key === 'class-1')).toMatchObject({ localDate: TODAY });
    });
  });

  test('is written on the device without asking the server, and costs one', async () => {
    await startAndAsk({ ...CLASS, by: 'device' });
    await becomes('class-1', { phase: 'done' });
    expect(teacher.calls).toEqual([]);
    expect(await store.readLesson('class-1')).toMatchObject({ classPlan: '# Written here' });
    expect(await store.readCredits()).toEqual({ date: TODAY, remaining: 4 });
  });

  test('that the device can’t write is told', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    start({ writeClass: () => Promise.reject(new Error('no books')) });
    await ask({ ...CLASS, by: 'device' });
    await becomes('class-1', { phase: 'refused' });
    expect(told).toHaveBeenCalledOnce();
  });

  test('whose books are not on the device is refused with what is', async () => {
    start({ writeClass: async () => err('There are the classes for travel.') });
    await ask({ ...CLASS, by: 'device' });
    await becomes('class-1', { phase: 'refused', message: 'There are the classes for travel.' });
    expect(await store.readCredits()).toBeNull();
  });

  test('of yesterday leaves today’s count alone', async () => {
    await store.saveCredits({ date: TODAY, remaining: 2 });
    await leftBehind({ ...CLASS, localDate: '2025-04-30' });
    start();
    await becomes('class-1', { phase: 'done' });
    expect(await store.readCredits()).toEqual({ date: TODAY, remaining: 2 });
  });
});

describe('what games ask for', () => {
  test('feedback stays in the request for the game to fetch', async () => {
    await startAndAsk(GAME_TEXT);
    await becomes(GAME_TEXT.key, { phase: 'done', result: { text: 'Good.' } });
    expect(teacher.calls).toMatchObject([{ body: { answer: GAME_TEXT.text, class_plan: '' } }]);
  });

  test('homework needs no connection', async () => {
    connectivity.setOnline(false);
    start();
    const { text: notes, kind: _, ...more } = GAME_TEXT;
    const about = { notes, about: '# A story', date: '1 May 2025', feedback: '' };
    await ask({ ...more, ...about, kind: 'save-homework' });
    await becomes(GAME_TEXT.key, { phase: 'done' });
    expect(await store.readHomework()).toMatchObject([{ notes: GAME_TEXT.text }]);
  });
});

describe('several requests', () => {
  test('hold up one another in nothing', async () => {
    teacher.keepSilent('class-1');
    await startAndAsk(CLASS, anAnswer(), GAME_TEXT);
    await becomes('k1', { phase: 'done' });
    await becomes(GAME_TEXT.key, { phase: 'done' });
    expect(await lifeOf('class-1')).toMatchObject({ phase: 'sending' });
  });

  test('are each sent by one tab', async () => {
    const other = await openAnn(device);
    start();
    start({ store: other });
    await ask(anAnswer(), CLASS);
    await becomes('k1', { phase: 'done' });
    await becomes('class-1', { phase: 'done', why: 'new' });
    await settled();
    expect(teacher.keys.sort()).toEqual(['class-1', 'k1']);
  });

  test('of a tab that dies are sent by the next', async () => {
    teacher.keepSilent('k1');
    const dying = start();
    await ask(anAnswer());
    await waitFor(() => expect(teacher.keys).toEqual(['k1']));
    dying.stop();
    teacher.duringCall = {};
    await settled();
    expect(await lifeOf('k1')).toMatchObject({ phase: 'sending' });
    start({ store: await openAnn(device) });
    await becomes('k1', { phase: 'done', why: 'interrupted' });
  });

  test('are left alone by a sender that was stopped', async () => {
    start().stop();
    await ask(anAnswer());
    await settled();
    expect(teacher.calls).toEqual([]);
  });

  test('that can’t be written down are not tried in a hurry', async () => {
    const beginAttempt = vi
      .spyOn(store, 'beginAttempt')
      .mockRejectedValue(new Error('The database is closed.'));
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    await startAndAsk(anAnswer());
    await waitFor(() => expect(warned).toHaveBeenCalled());
    await settled();
    expect(beginAttempt).toHaveBeenCalledOnce();
    beginAttempt.mockRestore();
    warned.mockRestore();
    await isDoneInTime('k1');
  });
});
