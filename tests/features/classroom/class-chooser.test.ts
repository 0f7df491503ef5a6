import { expect, test } from 'vitest';
import { type ClassChoices, resolveClassChoices } from '../../../src/features/classroom/class-chooser.tsx';
import type { CourseRecords } from '../../../src/features/shell/use-records.ts';
import { createTestCourse } from '../../domain/arbitrary-course.ts';
import { aLesson, aProfile } from '../../sync/some-records.ts';

const NEW_LEARNER = { profile: aProfile({ studentLevel: 'C1' }), course: createTestCourse({}), lessons: [] };
const NO_RECORDS = { profile: null, course: null, lessons: [] };
const createRecordsTaughtBy = (...teachers: string[]) => ({
  ...NEW_LEARNER,
  lessons: teachers.map((teacher) => aLesson({ id: teacher, teacher })),
});
const CHOSEN = { level: 'A2', reason: 'travel', skill: 'Writing', teacher: 'Sofia' } as const;

test.each<[string, Partial<ClassChoices>, CourseRecords, Partial<ClassChoices>]>([
  [
    'has the profile’s level and reason and the suggested skill',
    {},
    NEW_LEARNER,
    { level: 'C1', reason: 'business', skill: 'Speaking' },
  ],
  [
    'has the last teacher who still teaches',
    {},
    createRecordsTaughtBy('Somebody else', 'Kenji', 'Maya'),
    { teacher: 'Kenji' },
  ],
  ['has the learner’s choices first', CHOSEN, createRecordsTaughtBy('Kenji'), CHOSEN],
  [
    'is at A1 for personal growth without a profile and course',
    {},
    NO_RECORDS,
    { level: 'A1', reason: 'personal growth', skill: 'Speaking' },
  ],
])('the next class %s', (_what, chosen, records, next) => {
  expect(resolveClassChoices(chosen, records)).toMatchObject(next);
});
