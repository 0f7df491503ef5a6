import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countCompletedLessons } from '../../../src/domain/course.ts';
import { EMPTY_LEARNER_STATE } from '../../../src/domain/records.ts';
import { mergeStates } from '../../../src/sync/merge/merge-states.ts';
import { composeDocument, findChangedFields } from '../../../src/sync/wire/compose-document.ts';
import { parseDocument } from '../../../src/sync/wire/parse-document.ts';
import { forAll } from '../../for-all.ts';
import { aCourse, aLesson } from '../some-records.ts';

/* Documents of versions before ids, stamps and counters, with fields that this version does not know. */

const json = fc.jsonValue({ maxDepth: 2 });
const instant = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true });
const shared = {
  studentLevel: fc.constantFrom('A1', 'B2', 'beginner'),
  skillFocus: fc.constantFrom('Grammar', 'Speaking'),
  teacher: fc.string(),
  reason: fc.constantFrom('travel', 'personal'),
  age: fc.oneof(fc.nat(99), fc.constant('18')),
  timestamp: fc.oneof(
    instant.map((at) => at.toISOString()),
    instant.map((at) => at.toUTCString()),
    instant.map((at) => at.getTime()),
  ),
  module_lesson: fc.nat(5),
  feedback: fc.string(),
  xMood: json,
};
const lesson = fc.record(
  { ...shared, classPlan: fc.string({ minLength: 1 }), completed: fc.boolean() },
  { requiredKeys: ['classPlan', 'timestamp', 'xMood'] },
);
const homework = fc.record(
  { ...shared, lesson: fc.string({ minLength: 1 }), notes: fc.string(), exercises: json },
  { requiredKeys: ['lesson', 'notes', 'timestamp', 'xMood'] },
);
const skill = fc.record({
  skill: fc.constantFrom('Grammar', 'Speaking', 'Spelling'),
  completed: fc.nat(30),
  required: fc.constantFrom(4, 10),
  xStreak: json,
});
const older = fc.record(
  {
    displayName: fc.string(),
    studentLevel: fc.constantFrom('B1', 'C1'),
    age: fc.nat(99),
    why: fc.constantFrom('travel', 'business'),
    course: fc.record({
      level: fc.constant('B1'),
      skills: fc.uniqueArray(skill, { selector: ({ skill: name }) => name, maxLength: 3 }),
      xGoal: json,
    }),
    lessons: fc.array(lesson, { maxLength: 20 }),
    homework: fc.array(homework, { maxLength: 20 }),
    xTheme: json,
  },
  { requiredKeys: ['xTheme', 'lessons', 'homework', 'course'] },
);

/** The document after a push by a device of this version with records of its own. */
function pushOver(stored: object) {
  const mine = {
    ...EMPTY_LEARNER_STATE,
    course: aCourse({ counts: { laptop: 2 } }, { updatedAt: 9 }),
    lessons: [aLesson({ id: 'mine', createdAt: 5e12 })],
  };
  const fields = { ...stored };
  const merged = mergeStates(parseDocument(fields, 'ann'), mine);
  return { ...fields, ...findChangedFields(fields, composeDocument(fields, 'ann', merged)) };
}

describe('a document of an earlier version', () => {
  test('loses none of its records and none of its unknown fields to a push', () => {
    forAll(200, older, (stored) => {
      const pushed: Record<string, unknown> = pushOver(stored);
      expect(pushed.xTheme).toEqual(stored.xTheme);
      expect(pushed.lessons).toEqual(expect.arrayContaining(stored.lessons));
      expect(pushed.homework).toEqual(expect.arrayContaining(stored.homework));
      expect(pushed.course).toMatchObject({ xGoal: stored.course.xGoal });
      for (const { skill: name, xStreak } of stored.course.skills) {
        const { skills } = pushed.course as { skills: readonly { skill: string; xStreak: unknown }[] };
        expect(skills.find((one) => one.skill === name)?.xStreak).toEqual(xStreak);
      }
    });
  });

  test('reads the same on every device and after every push, with as many completions', () => {
    forAll(200, older, (stored) => {
      const before = parseDocument({ ...stored }, 'ann');
      const after = parseDocument(pushOver(stored), 'ann');
      const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);
      expect(ids(after.lessons)).toEqual(expect.arrayContaining([...ids(before.lessons)]));
      expect(ids(after.homework)).toEqual(ids(before.homework));
      for (const progress of before.course?.skills ?? []) {
        const pushedProgress = after.course?.skills.find((one) => one.skill === progress.skill);
        expect(pushedProgress && countCompletedLessons(pushedProgress)).toBeGreaterThanOrEqual(
          countCompletedLessons(progress),
        );
      }
      expect(parseDocument(pushOver(pushOver(stored)), 'ann')).toEqual(after);
    });
  });
});
