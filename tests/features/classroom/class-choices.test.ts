import { describe, expect, test } from 'vitest';
import { createCourse } from '../../../src/domain/course.ts';
import type { Course, LessonRecord, Profile } from '../../../src/domain/records.ts';
import { moduleLessonFor, nextClass } from '../../../src/features/classroom/class-choices.ts';

const STAMP = { updatedAt: 1, deviceId: 'a' };
const PROFILE: Profile = {
  uid: 'u',
  email: 'u@example.com',
  displayName: 'U',
  studentLevel: 'B2',
  age: 30,
  why: 'business',
  setupComplete: true,
  ...STAMP,
};
const FRESH: Course = createCourse({ studentLevel: 'B2', age: 30, why: 'business' }, 4, STAMP);

function lessonWith(teacher: string): LessonRecord {
  return {
    id: teacher,
    createdAt: 1,
    timestamp: '1970-01-01T00:00:00.001Z',
    studentLevel: 'B2',
    skillFocus: 'Grammar',
    teacher,
    reason: 'business',
    age: 30,
    module_lesson: 0,
    feedback: '',
    classPlan: '',
    completed: false,
    answer: '',
    ...STAMP,
  };
}

describe('the next class', () => {
  test('takes the profile’s level and reason and the suggested skill', () => {
    expect(nextClass({}, { profile: PROFILE, course: FRESH, lessons: [] })).toMatchObject({
      level: 'B2',
      reason: 'business',
      skill: 'Speaking',
    });
  });

  test('keeps the teacher of the last class, passing over one who no longer teaches', () => {
    const lessons = [lessonWith('Somebody else'), lessonWith('Kenji'), lessonWith('Maya')];
    expect(nextClass({}, { profile: PROFILE, course: FRESH, lessons }).teacher).toBe('Kenji');
  });

  test('what the learner chose comes before everything else', () => {
    const chosen = { level: 'A2', reason: 'travel', skill: 'Writing', teacher: 'Sofia' } as const;
    expect(nextClass(chosen, { profile: PROFILE, course: FRESH, lessons: [lessonWith('Kenji')] })).toEqual(
      chosen,
    );
  });

  test('without a profile and course it starts at A1 for personal growth', () => {
    expect(nextClass({}, { profile: null, course: null, lessons: [] })).toMatchObject({
      level: 'A1',
      reason: 'personal growth',
      skill: 'Speaking',
    });
  });
});

describe('the module lesson of a class', () => {
  test('a Speaking class is the next lesson of the module', () => {
    expect(moduleLessonFor('Speaking', FRESH)).toBe(1);
  });

  test('every other class belongs to no module', () => {
    expect(moduleLessonFor('Grammar', FRESH)).toBe(0);
  });
});
