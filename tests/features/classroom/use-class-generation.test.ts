import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import type { RequestStatus } from '../../../src/domain/request-status.ts';
import {
  type ClassRow,
  deriveGenerationState,
  type GenerationVisit,
  resolveClassRequest,
} from '../../../src/features/classroom/class-generation-state.ts';
import {
  type ClassGenerationOptions,
  useClassGeneration,
} from '../../../src/features/classroom/use-class-generation.ts';
import { today } from '../../../src/session/today.ts';
import { aDevice, aSetup, openAnn } from '../../data/learner-fixtures.ts';
import { CLASS_REQUEST } from '../../some-requests.ts';
import { renderHookOnce } from './render-hook-once.tsx';

let store: LearnerDatabase;
beforeEach(async () => {
  store = await openAnn(aDevice());
  await store.saveSetup(aSetup);
});

async function openClassroom(change: Partial<ClassGenerationOptions> = {}) {
  const [profile, course] = [await store.readProfile(), await store.readCourse()];
  const useClasses = () =>
    useClassGeneration({
      records: { profile, course, lessons: [] },
      choices: { level: 'B1', skill: 'Speaking', teacher: 'Maya', reason: 'business' },
      credits: { refresh: async () => {} },
      beginsClass: false,
      onClassRequested: () => {},
      onClassReady: () => {},
      ...change,
    });
  return renderHookOnce(useClasses, { store });
}

test('a class can be requested again after a failed read of the device, and only one at a time', async () => {
  const { generate } = await openClassroom();
  vi.spyOn(store, 'measureStorageBytes').mockRejectedValueOnce(new Error('The database is closed.'));
  const reportedErrors = vi.spyOn(console, 'error').mockReturnValue();
  await generate();
  expect(reportedErrors).toHaveBeenCalledOnce();
  reportedErrors.mockRestore();
  expect(await store.readRequests()).toEqual([]);
  await generate();
  await generate();
  expect(await store.readRequests()).toMatchObject([{ kind: 'class', request: { module_lesson: 1 } }]);
});

test('a review is requested for its own skill, and is no lesson of the Speaking module', async () => {
  const { generate } = await openClassroom({ reviewSkill: 'Vocabulary' });
  await generate();
  const request = { skill_focus: 'Vocabulary', module_lesson: 0 };
  expect(await store.readRequests()).toMatchObject([{ kind: 'class', by: 'review', request }]);
});

test('no class is requested on a day when another tab has spent all credits', async () => {
  const { generate } = await openClassroom();
  await store.saveCredits({ date: today(), remaining: 0 });
  await generate();
  expect(await store.readRequests()).toEqual([]);
});

const TODAY = '2026-03-01';
const WANTED = { by: 'server', localDate: TODAY, request: CLASS_REQUEST } satisfies Partial<ClassRow>;
const createClassRow = (status: RequestStatus, more: Partial<ClassRow> = {}): ClassRow => ({
  kind: 'class',
  key: 'first',
  ...WANTED,
  enqueuedAt: 1,
  status,
  ...more,
});

const SENDING = { phase: 'sending', why: 'new' } as const;
const REFUSED = { phase: 'refused', why: 'new', message: 'No.' } as const;
const CANCELLED = { phase: 'cancelled', why: 'new' } as const;
const DONE = { phase: 'done', why: 'new', result: {} } as const;
const CHOOSING: GenerationVisit = { status: 'choosing' };
const AWAITING: GenerationVisit = { status: 'awaiting', key: 'first' };

describe('the generation state', () => {
  test.each<[string, RequestStatus, object]>([
    ['is being written', SENDING, { status: 'writing' }],
    ['failed', REFUSED, { status: 'stopped', message: 'No.' }],
    [
      'could not be requested without a connection',
      { ...REFUSED, remedy: 'write-here' },
      { status: 'stopped', message: 'No.', canWriteOnDevice: true },
    ],
    ['was cancelled', CANCELLED, { status: 'stopped' }],
    [
      'arrived and could not be stored',
      { phase: 'unsaved', why: 'new', dueAt: 1, message: 'Full.', reply: { text: '# A class' } },
      { status: 'stopped', message: 'Full.' },
    ],
  ])('shows an awaited class that %s', (_what, status, reportedErrors) => {
    const row = createClassRow(status);
    expect(deriveGenerationState([row], AWAITING, TODAY)).toEqual({ ...reportedErrors, row });
  });

  test('shows that a class of an earlier visit is being written', () => {
    expect(deriveGenerationState([createClassRow(SENDING)], CHOOSING, TODAY)).toMatchObject({
      status: 'writing',
    });
    expect(deriveGenerationState([createClassRow(REFUSED)], CHOOSING, TODAY)).toEqual({ status: 'idle' });
  });

  test.each<[string, RequestStatus]>([
    ['is sent again', { phase: 'sending', why: 'interrupted' }],
    ['waits for a connection', { phase: 'waiting', why: 'offline', dueAt: 1 }],
    ['has arrived by now', { ...DONE, why: 'interrupted' }],
    ['failed after that', { ...REFUSED, why: 'interrupted' }],
  ])('offers a class whose page was closed and which %s', (_what, status) => {
    expect(deriveGenerationState([createClassRow(status)], CHOOSING, TODAY)).toMatchObject({
      status: 'interrupted',
    });
  });

  test.each<[string, RequestStatus, object]>([
    ['is still looked up', { phase: 'waiting', why: 'superseded', dueAt: 0 }, { status: 'idle' }],
    ['had not been written', { ...CANCELLED, why: 'superseded' }, { status: 'idle' }],
    ['had been written', { ...DONE, why: 'superseded' }, { status: 'interrupted' }],
  ])('offers a superseded class only when it is ready: one that %s', (_what, status, reportedErrors) => {
    expect(deriveGenerationState([createClassRow(status)], CHOOSING, TODAY)).toMatchObject(reportedErrors);
  });

  test('is idle for a class that failed on another day', () => {
    const failed = createClassRow({ ...REFUSED, why: 'interrupted' });
    expect(deriveGenerationState([failed], CHOOSING, '2026-03-02')).toEqual({ status: 'idle' });
  });
});

test('a request that is being made hides earlier classes', () => {
  expect(deriveGenerationState([createClassRow(REFUSED)], { status: 'requesting' }, TODAY)).toEqual({
    status: 'requesting',
  });
});

describe('the class request', () => {
  test('is the one that is being written, even for other choices', () => {
    const underway = createClassRow(SENDING, { request: { ...WANTED.request, skill_focus: 'Reading' } });
    expect(resolveClassRequest([underway], WANTED, 'new')).toBe(underway);
  });

  test('is a new one next to a class whose page was closed', () => {
    const lost = createClassRow(
      { ...SENDING, why: 'interrupted' },
      { request: { ...WANTED.request, age: 26 } },
    );
    expect(resolveClassRequest([lost], WANTED, 'new')).toMatchObject({ key: 'new' });
  });

  test('gets a new key the first time and after the class has arrived', () => {
    expect(resolveClassRequest([], WANTED, 'new')).toEqual({
      kind: 'class',
      key: 'new',
      ...WANTED,
    });
    expect(resolveClassRequest([createClassRow(DONE)], WANTED, 'new')).toMatchObject({ key: 'new' });
  });

  test.each([REFUSED, CANCELLED])(
    'is the same after it was $phase, even if other words were used since',
    (status) => {
      const request = { ...WANTED.request, used_phrases: ['Hello.', 'Good evening.'] };
      expect(resolveClassRequest([createClassRow(status)], { ...WANTED, request }, 'new')).toMatchObject({
        key: 'first',
        request: WANTED.request,
      });
    },
  );

  test('goes to the server again after the device could not write the class', () => {
    expect(resolveClassRequest([createClassRow(REFUSED, { by: 'device' })], WANTED, 'new')).toMatchObject({
      by: 'server',
    });
  });

  test.each([
    { student_level: 'B2' },
    { skill_focus: 'Speaking' },
    { teacher: 'Kenji' },
    { reason: 'business' },
    { age: 26 },
    { module_lesson: 1 },
  ] as const)('is a new one for another choice: %o', (change) => {
    const other = { ...WANTED, request: { ...WANTED.request, ...change } };
    expect(resolveClassRequest([createClassRow(REFUSED)], other, 'new')).toMatchObject({
      key: 'new',
      ...other,
    });
  });

  test('of a review is not that of a class that did not arrive, but is repeated itself', () => {
    const review = { ...WANTED, by: 'review' } as const;
    expect(resolveClassRequest([createClassRow(REFUSED)], review, 'new')).toMatchObject({
      key: 'new',
      by: 'review',
    });
    const refused = createClassRow(REFUSED, { by: 'review' });
    expect(resolveClassRequest([refused], review, 'new')).toMatchObject({ key: 'first', by: 'review' });
    expect(resolveClassRequest([refused], WANTED, 'new')).toMatchObject({ key: 'new', by: 'server' });
  });

  test('is a new one on another day, because it spends that day’s credit', () => {
    const tomorrow = { ...WANTED, localDate: '2026-03-02' };
    expect(resolveClassRequest([createClassRow(REFUSED)], tomorrow, 'new')).toMatchObject({ key: 'new' });
  });
});
