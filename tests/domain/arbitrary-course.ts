import fc from 'fast-check';
import { LEVELS } from '../../src/domain/levels.ts';
import { REASONS } from '../../src/domain/reasons.ts';
import type { Course } from '../../src/domain/records.ts';
import { SKILLS, type Skill } from '../../src/domain/skills.ts';

export const STAMP = { updatedAt: 1_700_000_000_000, deviceId: 'phone' };

const counts = fc.dictionary(fc.constantFrom('phone', 'laptop', 'tablet'), fc.nat({ max: 12 }));
const moduleLessons = fc.array(
  fc.record({ module_lesson: fc.integer({ min: -1, max: 7 }), completed: fc.boolean() }),
  { maxLength: 8 },
);

/** Any course with the six skills, counted by several devices over years. */
export const arbitraryCourse: fc.Arbitrary<Course> = fc.record({
  level: fc.constantFrom(...LEVELS),
  reason: fc.constantFrom(...REASONS),
  age: fc.integer({ min: 6, max: 100 }),
  skills: fc.tuple(...SKILLS.map((skill) => arbitraryProgress(skill))),
  updatedAt: fc.nat(),
  deviceId: fc.constant('phone'),
});

function arbitraryProgress(skill: Skill) {
  return fc.record({
    skill: fc.constant(skill),
    required: fc.nat({ max: 12 }),
    counts,
    lessons: skill === 'Speaking' ? moduleLessons : fc.constant([]),
  });
}

/** A new course with this many completed lessons of each skill, and of the Speaking modules. */
export function createTestCourse(completed: Partial<Record<Skill, number>>, moduleLessonCount = 0): Course {
  return {
    level: 'B2',
    reason: 'travel',
    age: 18,
    skills: SKILLS.map((skill) => ({
      skill,
      required: 4,
      counts: { phone: completed[skill] ?? 0 },
      lessons:
        skill === 'Speaking'
          ? Array.from({ length: moduleLessonCount }, (_, index) => ({
              module_lesson: index + 1,
              completed: true,
            }))
          : [],
    })),
    ...STAMP,
  };
}

export const COMPLETE_COURSE = createTestCourse(Object.fromEntries(SKILLS.map((skill) => [skill, 4])));
