import { describe, expect, test } from 'vitest';
import { getLocalDate } from '../../../src/domain/local-day.ts';
import { createSignInProfile } from '../../../src/domain/profile.ts';
import type { LessonRecord } from '../../../src/domain/records.ts';
import { planClassSteps } from '../../../src/features/hub/class-steps.ts';
import type { DayRecords } from '../../../src/features/hub/day-records.ts';
import { createTestCourse } from '../../domain/arbitrary-course.ts';
import { aHomework, aLesson } from '../../sync/some-records.ts';

const TODAY = '2026-11-18';
const NOON = Date.UTC(2026, 10, 18, 12);
const YESTERDAY = NOON - 86_400_000;

const NOTHING: Pick<DayRecords, 'profile' | 'course' | 'lessons' | 'homework' | 'credits'> = {
  profile: createSignInProfile('uid', 'mia@example.com', ''),
  course: createTestCourse({}),
  lessons: [],
  homework: [],
  credits: null,
};
const SPENT = { credits: { date: TODAY, remaining: 0 } };

const steps = (records: Partial<DayRecords>) =>
  planClassSteps({ ...NOTHING, ...records }, TODAY, (at) => getLocalDate(at, 'UTC'));

const begun = (createdAt: number, fields: Partial<LessonRecord> = {}) =>
  aLesson({ id: `lesson-${createdAt}`, skillFocus: 'Grammar', createdAt, updatedAt: createdAt, ...fields });
const done = (createdAt: number, fields: Partial<LessonRecord> = {}) =>
  begun(createdAt, { completed: true, updatedAt: NOON, ...fields });

const NEXT = expect.stringMatching(/^Next: Speaking lesson 1/);

describe('the class of the day', () => {
  test('is the next step of the course, and one class is enough', () => {
    expect(steps({})).toMatchObject({ course: { text: NEXT, isDone: false }, extra: null });
  });

  test('is none where it would need a credit and none is left today', () => {
    expect(steps(SPENT)).toEqual({ course: null, extra: null });
    expect(steps({ credits: { date: '2026-11-17', remaining: 0 } }).course).not.toBeNull();
  });

  test('is the one that was begun today, with or without credits left', () => {
    const goingOn = { text: 'Continue your Grammar class', isDone: false };
    expect(steps({ lessons: [begun(NOON)], ...SPENT })).toMatchObject({ course: goingOn, extra: null });
  });

  test('is ticked once its answer is in, and leads on to the next', () => {
    expect(steps({ lessons: [done(NOON)] })).toEqual({
      course: {
        text: 'Your Grammar class is done',
        isDone: true,
        skill: 'Grammar',
        suggestion: { kind: 'new-class', text: NEXT },
      },
      extra: null,
    });
    expect(steps({ lessons: [done(NOON)], ...SPENT }).course).toMatchObject({
      isDone: true,
      suggestion: null,
    });
  });

  test('is ticked once its homework is saved, but not by homework out of a game', () => {
    const homework = (lessonId: string) => [
      aHomework({ id: 'homework-1', createdAt: NOON, skillFocus: 'Writing', lessonId }),
    ];
    expect(steps({ homework: homework('lesson-1') }).course).toMatchObject({
      text: 'Your Writing homework is saved',
      isDone: true,
    });
    expect(steps({ homework: homework('') }).course?.isDone).toBe(false);
  });

  test('is not ticked by what was done yesterday', () => {
    const yesterday = {
      lessons: [done(YESTERDAY, { updatedAt: YESTERDAY })],
      homework: [aHomework({ id: 'homework-1', createdAt: YESTERDAY, lessonId: 'lesson-1' })],
    };
    expect(steps(yesterday).course).toMatchObject({ text: NEXT, isDone: false });
  });
});

describe('a class of an earlier day', () => {
  const goingOn = { text: 'Continue your Grammar class', isDone: false };

  test('is gone on with, and a new one stands beside it', () => {
    expect(steps({ lessons: [begun(YESTERDAY)] })).toMatchObject({
      course: goingOn,
      extra: { text: NEXT, isDone: false },
    });
    expect(steps({ lessons: [begun(YESTERDAY)], ...SPENT })).toMatchObject({
      course: goingOn,
      extra: null,
    });
  });

  test('keeps both places through the day', () => {
    const finished = { text: 'Your Grammar class is done', isDone: true };
    const old = done(YESTERDAY);
    expect(steps({ lessons: [old] })).toMatchObject({ course: finished, extra: { isDone: false } });
    expect(steps({ lessons: [begun(NOON, { skillFocus: 'Reading' }), old] })).toMatchObject({
      course: finished,
      extra: { text: 'Continue your Reading class', isDone: false },
    });
    expect(steps({ lessons: [done(NOON, { skillFocus: 'Reading' }), old] })).toMatchObject({
      course: finished,
      extra: { text: 'Your Reading class is done', isDone: true },
    });
  });
});
