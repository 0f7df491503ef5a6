import { describe, expect, test } from 'vitest';
import type { LessonPlan } from '../../src/domain/lesson-plan.ts';
import { LEVELS } from '../../src/domain/levels.ts';
import { SPEAKING_MODULE_LESSONS } from '../../src/domain/limits.ts';
import { REASONS } from '../../src/domain/reasons.ts';
import { SKILLS } from '../../src/domain/skills.ts';
import { findRepeated } from '../content/bank-checks.ts';
import { createClassRequest, writeConsecutiveClasses } from './class-requests.ts';

/** How many classes of one level, skill and reason a learner can take before anything comes back. */
const IN_A_ROW = 20;

/** Whatever came twice in a row of classes. */
function repetitions(plans: readonly LessonPlan[]) {
  return {
    exercises: findRepeated(plans.flatMap(({ exercises }) => exercises.map(({ prompt }) => prompt))),
    words: findRepeated(plans.flatMap(({ vocabulary }) => vocabulary.map(({ word }) => word.toLowerCase()))),
    texts: findRepeated(plans.flatMap(({ text }) => text?.body ?? [])),
    phrases: findRepeated(plans.flatMap(({ quickCheck }) => quickCheck)),
    extraTasks: findRepeated(plans.map(({ extraTask }) => extraTask)),
    speakingPrompts: findRepeated(plans.map(({ speakingPrompt }) => speakingPrompt)),
    points: findRepeated(plans.map(({ teachingPoint }) => teachingPoint?.heading ?? '')),
  };
}

const NOTHING = {
  exercises: [],
  words: [],
  texts: [],
  phrases: [],
  extraTasks: [],
  speakingPrompts: [],
  points: [],
};

const courses = LEVELS.flatMap((level) =>
  SKILLS.flatMap((skill) => REASONS.map((reason) => ({ level, skill, reason }))),
);

describe(`${IN_A_ROW} classes in a row repeat no exercise, word, text, phrase, task or teaching point`, () => {
  test.each(courses)('$level $skill for $reason', (course) => {
    const plans = writeConsecutiveClasses(createClassRequest(course), IN_A_ROW);
    expect(repetitions(plans)).toEqual(NOTHING);
  });

  test.each(courses.filter(({ skill }) => skill === 'Speaking'))(
    '$level $skill for $reason, the five modules first',
    (course) => {
      const inModules = (at: number) => (at < SPEAKING_MODULE_LESSONS ? at + 1 : 0);
      expect(repetitions(writeConsecutiveClasses(createClassRequest(course), IN_A_ROW, inModules))).toEqual(
        NOTHING,
      );
    },
  );
});

describe('nor do three classes in a row for a child', () => {
  test.each(courses)('$level $skill for $reason', (course) => {
    expect(repetitions(writeConsecutiveClasses(createClassRequest({ ...course, age: 9 }), 3))).toEqual(
      NOTHING,
    );
  });
});
