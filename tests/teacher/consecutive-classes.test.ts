import { describe, expect, test } from 'vitest';
import type { LessonPlan } from '../../src/domain/lesson-plan.ts';
import { LEVELS } from '../../src/domain/levels.ts';
import { SPEAKING_MODULE_LESSONS } from '../../src/domain/limits.ts';
import { REASONS } from '../../src/domain/reasons.ts';
import { SKILLS } from '../../src/domain/skills.ts';
import { findRepeated } from '../content/bank-checks.ts';
import { createClassRequest, writeConsecutiveClasses } from './class-requests.ts';

/** How many classes of one level, skill and reason a learner can take without a repetition. */
const CLASS_COUNT = 20;

/** A unit has phrases for two classes; they come back with its third one. */
const CLASSES_BETWEEN_PHRASES = 5;

/** Phrases that occur again in one of the next classes. */
function findEarlyPhrases(plans: readonly LessonPlan[]): string[] {
  return plans.flatMap(({ quickCheck }, index) => {
    const next = plans.slice(index + 1, index + 1 + CLASSES_BETWEEN_PHRASES);
    return quickCheck.filter((phrase) => next.some((plan) => plan.quickCheck.includes(phrase)));
  });
}

/** Whether the class is no lesson of a week or a Speaking module. */
const isDrawn = ({ week, sound }: LessonPlan) => week === undefined && sound === undefined;

/** All texts that occur more than once in consecutive classes. */
function findRepetitions(plans: readonly LessonPlan[]) {
  return {
    exercises: findRepeated(plans.flatMap(({ exercises }) => exercises.map(({ prompt }) => prompt))),
    // An authored lesson always teaches all of its words, so that some words come back.
    words: findRepeated(
      plans.filter(isDrawn).flatMap(({ vocabulary }) => vocabulary.map(({ word }) => word.toLowerCase())),
    ),
    texts: findRepeated(plans.flatMap(({ text }) => text?.body ?? [])),
    phrases: findEarlyPhrases(plans),
    extraTasks: findRepeated(plans.map(({ extraTask }) => extraTask)),
    speakingPrompts: findRepeated(plans.map(({ speakingPrompt }) => speakingPrompt)),
    points: findRepeated(
      plans.map(({ teachingPoint, pointName }) => pointName ?? teachingPoint?.heading ?? ''),
    ),
  };
}

const NO_REPETITIONS = {
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

describe(`${CLASS_COUNT} consecutive classes repeat no exercise, text, task or teaching point, no phrase soon, and drawn ones no word`, () => {
  test.each(courses)('of $level $skill for $reason', (course) => {
    const plans = writeConsecutiveClasses(createClassRequest(course), CLASS_COUNT);
    expect(findRepetitions(plans)).toEqual(NO_REPETITIONS);
  });

  test.each(courses.filter(({ skill }) => skill === 'Speaking'))(
    'of $level $skill for $reason, with the five modules first',
    (course) => {
      const getModuleLesson = (at: number) => (at < SPEAKING_MODULE_LESSONS ? at + 1 : 0);
      expect(
        findRepetitions(writeConsecutiveClasses(createClassRequest(course), CLASS_COUNT, getModuleLesson)),
      ).toEqual(NO_REPETITIONS);
    },
  );
});

describe('three consecutive classes for a child repeat nothing', () => {
  test.each(courses)('of $level $skill for $reason', (course) => {
    expect(findRepetitions(writeConsecutiveClasses(createClassRequest({ ...course, age: 9 }), 3))).toEqual(
      NO_REPETITIONS,
    );
  });
});
