import { describe, expect, test } from 'vitest';
import type { LessonPlan } from '../../src/domain/lesson-plan.ts';
import { LEVELS } from '../../src/domain/levels.ts';
import { SPEAKING_MODULE_LESSONS } from '../../src/domain/limits.ts';
import { REASONS } from '../../src/domain/reasons.ts';
import { SKILLS } from '../../src/domain/skills.ts';
import type { ClassRequest } from '../../src/teacher/class-request.ts';
import { classRequest, writeClass } from './class-requests.ts';

/** How many classes of one level, skill and reason a learner can take before anything comes back. */
const IN_A_ROW = 20;

/** What a learner's device reports of the classes before, as the classroom does. */
function takeClasses(first: ClassRequest, count: number, moduleOf: (at: number) => number): LessonPlan[] {
  const plans: LessonPlan[] = [];
  const usedPhrases: string[] = [];
  const usedVocab: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const plan = writeClass({ ...first, moduleLesson: moduleOf(at), usedPhrases, usedVocab }, at + 1);
    plans.push(plan);
    usedVocab.push(...plan.vocabulary.map(({ word }) => word));
    const headings = [plan.teachingPoint?.heading, plan.text?.title].filter((title) => title !== undefined);
    usedPhrases.push(...plan.quickCheck, ...headings);
  }
  return plans;
}

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

/** Whatever came twice in a row of classes. */
function repetitions(plans: readonly LessonPlan[]) {
  return {
    exercises: repeated(plans.flatMap(({ exercises }) => exercises.map(({ prompt }) => prompt))),
    words: repeated(plans.flatMap(({ vocabulary }) => vocabulary.map(({ word }) => word.toLowerCase()))),
    texts: repeated(plans.flatMap(({ text }) => text?.body ?? [])),
    phrases: repeated(plans.flatMap(({ quickCheck }) => quickCheck)),
    extraTasks: repeated(plans.map(({ extraTask }) => extraTask)),
    speakingPrompts: repeated(plans.map(({ speakingPrompt }) => speakingPrompt)),
  };
}

const NOTHING = {
  exercises: [],
  words: [],
  texts: [],
  phrases: [],
  extraTasks: [],
  speakingPrompts: [],
};

const courses = LEVELS.flatMap((level) =>
  SKILLS.flatMap((skill) => REASONS.map((reason) => ({ level, skill, reason }))),
);

describe(`${IN_A_ROW} classes in a row repeat no exercise, word, text, phrase or task`, () => {
  test.each(courses)('$level $skill for $reason', (course) => {
    const plans = takeClasses(classRequest(course), IN_A_ROW, () => 0);
    expect(repetitions(plans)).toEqual(NOTHING);
  });

  test.each(courses.filter(({ skill }) => skill === 'Speaking'))(
    '$level $skill for $reason, the five modules first',
    (course) => {
      const inModules = (at: number) => (at < SPEAKING_MODULE_LESSONS ? at + 1 : 0);
      expect(repetitions(takeClasses(classRequest(course), IN_A_ROW, inModules))).toEqual(NOTHING);
    },
  );
});
