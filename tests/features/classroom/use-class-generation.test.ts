import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import type { RequestStatus } from '../../../src/domain/request-status.ts';
import {
  type ClassRow,
  deriveGenerationState,
  type GenerationAttempt,
  resolveClassRequest,
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

async function classroom() {
  const [profile, course] = [await store.readProfile(), await store.readCourse()];
  const useClasses = () =>
    useClassGeneration({
      records: { profile, course, lessons: [] },
      choices: { level: 'B1', skill: 'Speaking', teacher: 'Maya', reason: 'business' },
      credits: { refresh: async () => {} },
      beginsClass: false,
      onClassBegun: () => {},
      onClassReady: () => {},
    });
  return renderHookOnce(useClasses, { store });
}

test('a class can be asked for again after the device could not be read, and only one at a time', async () => {
  const { generate } = await classroom();
  vi.spyOn(store, 'measureStorageBytes').mockRejectedValueOnce(new Error('The database is closed.'));
  const told = vi.spyOn(console, 'error').mockReturnValue();
  await generate();
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
  expect(await store.readRequests()).toEqual([]);
  await generate();
  await generate();
  expect(await store.readRequests()).toMatchObject([{ kind: 'class', request: { module_lesson: 1 } }]);
});

test('no class is asked for on a day whose credits another tab has spent', async () => {
  const { generate } = await classroom();
  await store.saveCredits({ date: today(), remaining: 0 });
  await generate();
  expect(await store.readRequests()).toEqual([]);
});

const TODAY = '2026-03-01';
const WISH = { localDate: TODAY, request: CLASS_REQUEST } satisfies Partial<ClassRow>;
const aClass = (life: RequestStatus, more: Partial<ClassRow> = {}): ClassRow => ({
  kind: 'class',
  by: 'server',
  key: 'first',
  ...WISH,
  at: 1,
  life,
  ...more,
});

const SENDING = { phase: 'sending', why: 'new' } as const;
const REFUSED = { phase: 'refused', why: 'new', message: 'No.' } as const;
const CANCELLED = { phase: 'cancelled', why: 'new' } as const;
const DONE = { phase: 'done', why: 'new', result: {} } as const;
const CHOOSING: GenerationAttempt = { status: 'choosing' };
const AWAITING: GenerationAttempt = { status: 'awaiting', key: 'first' };

describe('what the classroom tells', () => {
  test.each<[string, RequestStatus, object]>([
    ['is being written', SENDING, { status: 'writing' }],
    ['failed', REFUSED, { status: 'stopped', message: 'No.' }],
    [
      'could not be asked for without a connection',
      { ...REFUSED, remedy: 'write-here' },
      { status: 'stopped', message: 'No.', canWriteOnDevice: true },
    ],
    ['was cancelled', CANCELLED, { status: 'stopped' }],
    [
      'came and could not be stored',
      { phase: 'unsaved', why: 'new', dueAt: 1, message: 'Full.', reply: { text: '# A class' } },
      { status: 'stopped', message: 'Full.' },
    ],
  ])('of an awaited class that %s', (_what, life, told) => {
    const row = aClass(life);
    expect(deriveGenerationState([row], AWAITING, TODAY)).toEqual({ ...told, row });
  });

  test('of one that another visit asked for: that it is being written', () => {
    expect(deriveGenerationState([aClass(SENDING)], CHOOSING, TODAY)).toMatchObject({ status: 'writing' });
    expect(deriveGenerationState([aClass(REFUSED)], CHOOSING, TODAY)).toEqual({ status: 'idle' });
  });

  test.each<[string, RequestStatus]>([
    ['is sent again', { phase: 'sending', why: 'interrupted' }],
    ['waits for a connection', { phase: 'waiting', why: 'offline', dueAt: 1 }],
    ['has come by now', { ...DONE, why: 'interrupted' }],
    ['failed after that', { ...REFUSED, why: 'interrupted' }],
  ])('of one whose page went away and which %s: that it can be fetched', (_what, life) => {
    expect(deriveGenerationState([aClass(life)], CHOOSING, TODAY)).toMatchObject({ status: 'interrupted' });
  });

  test.each<[string, RequestStatus, object]>([
    ['is looked up', { phase: 'waiting', why: 'left', dueAt: 0 }, { status: 'idle' }],
    ['had not been written', { ...CANCELLED, why: 'left' }, { status: 'idle' }],
    ['had been written', { ...DONE, why: 'left' }, { status: 'interrupted' }],
  ])('of one that was left for another and which %s: only what is there', (_what, life, told) => {
    expect(deriveGenerationState([aClass(life)], CHOOSING, TODAY)).toMatchObject(told);
  });

  test('nothing of one that failed on another day, whose credit is no longer to be had', () => {
    const failed = aClass({ ...REFUSED, why: 'interrupted' });
    expect(deriveGenerationState([failed], CHOOSING, '2026-03-02')).toEqual({ status: 'idle' });
  });
});

test('while a wish is on its way nothing else is told', () => {
  expect(deriveGenerationState([aClass(REFUSED)], { status: 'asking' }, TODAY)).toEqual({ status: 'asking' });
});

describe('the class that is asked for', () => {
  test('is the one that is being written, whatever the wish', () => {
    const underway = aClass(SENDING, { request: { ...WISH.request, skill_focus: 'Reading' } });
    expect(resolveClassRequest([underway], WISH, 'new')).toBe(underway);
  });

  test('is a new one beside a class whose page went away', () => {
    const lost = aClass({ ...SENDING, why: 'interrupted' }, { request: { ...WISH.request, age: 26 } });
    expect(resolveClassRequest([lost], WISH, 'new')).toMatchObject({ key: 'new' });
  });

  test('gets a new key at first, and after it has come', () => {
    expect(resolveClassRequest([], WISH, 'new')).toEqual({
      kind: 'class',
      by: 'server',
      key: 'new',
      ...WISH,
    });
    expect(resolveClassRequest([aClass(DONE)], WISH, 'new')).toMatchObject({ key: 'new' });
  });

  test.each([REFUSED, CANCELLED])(
    'is the same after it was $phase, though other words were used since',
    (life) => {
      const request = { ...WISH.request, used_phrases: ['Hello.', 'Good evening.'] };
      expect(resolveClassRequest([aClass(life)], { ...WISH, request }, 'new')).toMatchObject({
        key: 'first',
        request: WISH.request,
      });
    },
  );

  test('is the server’s again after the device could not write it', () => {
    expect(resolveClassRequest([aClass(REFUSED, { by: 'device' })], WISH, 'new')).toMatchObject({
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
  ] as const)('is another one with another choice: %o', (change) => {
    const other = { ...WISH, request: { ...WISH.request, ...change } };
    expect(resolveClassRequest([aClass(REFUSED)], other, 'new')).toMatchObject({ key: 'new', ...other });
  });

  test('is another one on another day, because it spends another day’s credit', () => {
    const tomorrow = { ...WISH, localDate: '2026-03-02' };
    expect(resolveClassRequest([aClass(REFUSED)], tomorrow, 'new')).toMatchObject({ key: 'new' });
  });
});
