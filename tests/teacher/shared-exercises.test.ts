import { expect, test } from 'vitest';
import type { LessonPlan } from '../../src/domain/lesson-plan.ts';
import { LEVELS, type Level } from '../../src/domain/levels.ts';
import type { Reason } from '../../src/domain/reasons.ts';
import { SKILLS } from '../../src/domain/skills.ts';
import { createClassRequest, createNextRequest, writeCurriculumClass } from './class-requests.ts';

const CLASS_COUNT = 30;
const MAX_SHARED = 0.3;

/** The exercises, with their items, of the first classes of a course in which the skills take turns. */
function listCourseExercises(level: Level, reason: Reason): readonly string[] {
  const plans: LessonPlan[] = [];
  for (let at = 0; at < CLASS_COUNT; at += 1) {
    const skill = SKILLS[at % SKILLS.length] ?? 'Speaking';
    const first = createClassRequest({ level, reason, skill });
    plans.push(writeCurriculumClass(createNextRequest(first, plans), at + 1));
  }
  return plans.flatMap(({ exercises }) => exercises.map(({ prompt }) => prompt));
}

/** The share of the exercises of two courses that stand in both. */
function measureShared(one: readonly string[], other: readonly string[]): number {
  const inBoth = [
    ...one.filter((each) => other.includes(each)),
    ...other.filter((each) => one.includes(each)),
  ];
  return inBoth.length / (one.length + other.length);
}

test.each(LEVELS)(
  `thirty classes at %s share less than ${MAX_SHARED * 100} % of their exercises with those for another reason`,
  (level) => {
    const business = listCourseExercises(level, 'business');
    const travel = listCourseExercises(level, 'travel');
    const growth = listCourseExercises(level, 'personal growth');
    const shares = {
      'business and travel': measureShared(business, travel),
      'business and personal growth': measureShared(business, growth),
      'travel and personal growth': measureShared(travel, growth),
    };
    const above = Object.entries(shares).filter(([, share]) => share >= MAX_SHARED);
    expect(above).toEqual([]);
  },
);
