import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePlan, renderPlan } from '../../src/domain/plan-markdown.ts';
import { REASONS } from '../../src/domain/reasons.ts';
import { SKILLS } from '../../src/domain/skills.ts';
import { CURRICULUM } from '../../src/teacher/curriculum.ts';
import { chooseLesson } from '../../src/teacher/week-class.ts';
import { writeClass } from '../../src/teacher/write-class.ts';
import { forAll } from '../for-all.ts';
import { createClassRequest } from './class-requests.ts';
import { weekFiles } from './curriculum-files.ts';

const anyLevel = fc.constantFrom('A1' as const, 'A2' as const);
const anySkill = fc.constantFrom(...SKILLS);
const anyReason = fc.constantFrom(...REASONS);
/** 0 without a Speaking module. */
const anyModule = fc.integer({ min: 0, max: 5 });

const listTitles = (suits: string, level: string) =>
  weekFiles
    .filter((week) => week.suits === suits && week.level === level)
    .flatMap(({ lessons }) => lessons.map(({ title }) => title));

describe('the next lesson', () => {
  test('is one for ages 6 to 9 at that age, whatever the reason and the Speaking module', () => {
    const anyAge = fc.integer({ min: 6, max: 9 });
    forAll(anyLevel, anySkill, anyReason, anyModule, anyAge, (level, skill, reason, moduleLesson, age) => {
      const request = createClassRequest({ level, skill, reason, moduleLesson, age });
      expect(listTitles('ages-6-9', level)).toContain(chooseLesson(CURRICULUM[level], request)?.title);
    });
  });

  test('is one for ages 10 to 12 when a younger learner has met those for the own age', () => {
    forAll(anyLevel, anySkill, anyReason, (level, skill, reason) => {
      const request = createClassRequest({ level, skill, reason, age: 7 });
      const first = chooseLesson(CURRICULUM[level], request);
      const next = chooseLesson(CURRICULUM[level], {
        ...request,
        usedPhrases: first ? [first.heading, first.lesson.text.title] : [],
      });
      expect(listTitles('ages-10-12', level)).toContain(next?.title);
    });
  });

  test('of a week carries the id of its week into the plan, and back from markdown', () => {
    forAll(anyLevel, anySkill, anyReason, (level, skill, reason) => {
      const request = createClassRequest({ level, skill, reason, age: 11 });
      const plan = parsePlan(renderPlan(writeClass(CURRICULUM[level], request, 1)));
      const week = weekFiles.find(({ id }) => id === plan.week);
      expect(week?.lessons.map(({ title }) => title)).toContain(plan.title);
    });
  });

  test('is never one for ages 6 to 9 from the age of ten', () => {
    const anyAge = fc.integer({ min: 10, max: 100 });
    forAll(anyLevel, anySkill, anyReason, anyModule, anyAge, (level, skill, reason, moduleLesson, age) => {
      const request = createClassRequest({ level, skill, reason, moduleLesson, age });
      const title = chooseLesson(CURRICULUM[level], request)?.title;
      expect(listTitles('ages-6-9', level)).not.toContain(title);
    });
  });
});
