import { expect, test } from 'vitest';
import { type ClassChoices, resolveClassChoices } from '../../../src/features/classroom/class-chooser.tsx';
import type { CourseRecords } from '../../../src/features/frame/use-records.ts';
import { createTestCourse } from '../../domain/arbitrary-course.ts';
import { aLesson, aProfile } from '../../sync/some-records.ts';

const NEW = { profile: aProfile({ studentLevel: 'C1' }), course: createTestCourse({}), lessons: [] };
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
    { level: 'C1', reason: 'business', skill: 'Speaking' },
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
  expect(resolveClassChoices(chosen, records)).toMatchObject(next);
});
