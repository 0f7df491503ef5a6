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

const planSteps = (records: Partial<DayRecords>) =>
  planClassSteps({ ...NOTHING, ...records }, TODAY, (at) => getLocalDate(at, 'UTC'));

const createOpenLesson = (createdAt: number, fields: Partial<LessonRecord> = {}) =>
  aLesson({ id: `lesson-${createdAt}`, skillFocus: 'Grammar', createdAt, updatedAt: createdAt, ...fields });
const createDoneLesson = (createdAt: number, fields: Partial<LessonRecord> = {}) =>
  createOpenLesson(createdAt, { completed: true, updatedAt: NOON, ...fields });

const NEXT = expect.stringMatching(/^Next: Speaking lesson 1/);

describe('the class of the day', () => {
  test('is the next step of the course, without a second class', () => {
    expect(planSteps({})).toMatchObject({ course: { text: NEXT, isDone: false }, extra: null });
  });

  test('is missing when it needs a credit and none is left', () => {
    expect(planSteps(SPENT)).toEqual({ course: null, extra: null });
    expect(planSteps({ credits: { date: '2026-11-17', remaining: 0 } }).course).not.toBeNull();
  });

  test('is the one started today, with or without credits left', () => {
    const goingOn = { text: 'Continue your Grammar class', isDone: false };
    expect(planSteps({ lessons: [createOpenLesson(NOON)], ...SPENT })).toMatchObject({
      course: goingOn,
      extra: null,
    });
  });

  test('is ticked once it has an answer, and links to the next', () => {
    expect(planSteps({ lessons: [createDoneLesson(NOON)] })).toMatchObject({
      course: {
        text: 'Your Grammar class is done',
        isDone: true,
        skill: 'Grammar',
        suggestion: { kind: 'new-class', text: NEXT },
      },
      extra: null,
    });
    expect(planSteps({ lessons: [createDoneLesson(NOON)], ...SPENT }).course).toMatchObject({
      isDone: true,
      suggestion: null,
    });
  });

  test('is ticked once its homework is saved, but not by a game’s homework', () => {
    const createHomework = (lessonId: string) => [
      aHomework({ id: 'homework-1', createdAt: NOON, skillFocus: 'Writing', lessonId }),
    ];
    expect(planSteps({ homework: createHomework('lesson-1') }).course).toMatchObject({
      text: 'Your Writing homework is saved',
      isDone: true,
    });
    expect(planSteps({ homework: createHomework('') }).course?.isDone).toBe(false);
  });

  test('is not ticked by yesterday’s work', () => {
    const yesterday = {
      lessons: [createDoneLesson(YESTERDAY, { updatedAt: YESTERDAY })],
      homework: [aHomework({ id: 'homework-1', createdAt: YESTERDAY, lessonId: 'lesson-1' })],
    };
    expect(planSteps(yesterday).course).toMatchObject({ text: NEXT, isDone: false });
  });
});

describe('a class of an earlier day', () => {
  const goingOn = { text: 'Continue your Grammar class', isDone: false };

  test('is continued, with a new one in addition', () => {
    expect(planSteps({ lessons: [createOpenLesson(YESTERDAY)] })).toMatchObject({
      course: goingOn,
      extra: { text: NEXT, isDone: false },
    });
    expect(planSteps({ lessons: [createOpenLesson(YESTERDAY)], ...SPENT })).toMatchObject({
      course: goingOn,
      extra: null,
    });
  });

  test('keeps both steps through the day', () => {
    const finished = { text: 'Your Grammar class is done', isDone: true };
    const old = createDoneLesson(YESTERDAY);
    expect(planSteps({ lessons: [old] })).toMatchObject({ course: finished, extra: { isDone: false } });
    expect(planSteps({ lessons: [createOpenLesson(NOON, { skillFocus: 'Reading' }), old] })).toMatchObject({
      course: finished,
      extra: { text: 'Continue your Reading class', isDone: false },
    });
    expect(planSteps({ lessons: [createDoneLesson(NOON, { skillFocus: 'Reading' }), old] })).toMatchObject({
      course: finished,
      extra: { text: 'Your Reading class is done', isDone: true },
    });
  });
});
