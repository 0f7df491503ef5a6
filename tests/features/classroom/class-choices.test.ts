import { expect, test } from 'vitest';
import { createCourse } from '../../../src/domain/course.ts';
import { type ClassChoices, nextClass } from '../../../src/features/classroom/class-choices.ts';
import type { CourseRecords } from '../../../src/features/frame/use-records.ts';
import { aLesson, aProfile } from '../../sync/some-records.ts';

const course = createCourse({ studentLevel: 'B2', age: 30, why: 'business' }, 4, {
  updatedAt: 1,
  deviceId: 'a',
});
const NEW = { profile: aProfile({ studentLevel: 'B2' }), course, lessons: [] };
const NOBODY = { profile: null, course: null, lessons: [] };
const taughtBy = (...teachers: string[]) => ({
  ...NEW,
  lessons: teachers.map((teacher) => aLesson({ id: teacher, teacher })),
});
const CHOSEN = { level: 'A2', reason: 'travel', skill: 'Writing', teacher: 'Sofia' } as const;

test.each<[string, Partial<ClassChoices>, CourseRecords, Partial<ClassChoices>]>([
  [
    'takes the profile’s level and reason and the suggested skill',
    {},
    NEW,
    { level: 'B2', reason: 'business', skill: 'Speaking' },
  ],
  [
    'keeps the teacher of the last class, passing over one who no longer teaches',
    {},
    taughtBy('Somebody else', 'Kenji', 'Maya'),
    { teacher: 'Kenji' },
  ],
  ['is what the learner chose before all else', CHOSEN, taughtBy('Kenji'), CHOSEN],
  [
    'without a profile and course starts at A1 for personal growth',
    {},
    NOBODY,
    { level: 'A1', reason: 'personal growth', skill: 'Speaking' },
  ],
])('the next class %s', (_what, chosen, records, next) => {
  expect(nextClass(chosen, records)).toMatchObject(next);
});
