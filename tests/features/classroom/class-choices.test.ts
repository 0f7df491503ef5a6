import { describe, expect, test } from 'vitest';
import { createCourse } from '../../../src/domain/course.ts';
import { nextClass } from '../../../src/features/classroom/class-choices.ts';
import { aLesson, aProfile } from '../../sync/some-records.ts';

const PROFILE = aProfile({ studentLevel: 'B2' });
const FRESH = createCourse({ studentLevel: 'B2', age: 30, why: 'business' }, 4, {
  updatedAt: 1,
  deviceId: 'a',
});
const lessonWith = (teacher: string) => aLesson({ id: teacher, teacher });

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
