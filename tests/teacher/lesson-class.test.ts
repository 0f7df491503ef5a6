import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../../src/domain/levels.ts';
import { MAX_AGE, MIN_AGE, SPEAKING_MODULE_LESSONS } from '../../src/domain/limits.ts';
import { parsePlan, renderPlan } from '../../src/domain/plan-markdown.ts';
import { REASONS, type Reason } from '../../src/domain/reasons.ts';
import { SKILLS } from '../../src/domain/skills.ts';
import { getCefrBand } from '../../src/teacher/audience-by-age.ts';
import { CURRICULUM } from '../../src/teacher/curriculum.ts';
import { chooseLesson } from '../../src/teacher/lesson-class.ts';
import { writeClass } from '../../src/teacher/write-class.ts';
import { forAll } from '../for-all.ts';
import { createClassRequest } from './class-requests.ts';
import { speakingModuleFiles, weekFiles } from './curriculum-files.ts';

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
  test('is one for ages 6 to 9 at that age, for every reason, outside the Speaking module', () => {
    const anyAge = fc.integer({ min: 6, max: 9 });
    forAll(anyLevel, anySkill, anyReason, anyAge, (level, skill, reason, age) => {
      const request = createClassRequest({ level, skill, reason, age });
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

describe('the next lesson of the Speaking module', () => {
  const forChildren = speakingModuleFiles.filter(({ suits }) => suits === 'children');
  const listModules = (level: Level, reason: Reason, age: number) =>
    Array.from({ length: SPEAKING_MODULE_LESSONS }, (_, index) => {
      const request = createClassRequest({ level, skill: 'Speaking', reason, age, moduleLesson: index + 1 });
      return chooseLesson(CURRICULUM[level], request)?.lesson;
    });

  test('is the next of the five for children at a child’s band, for every reason', () => {
    const anyBand = fc.constantFrom(...forChildren);
    const anyAge = fc.integer({ min: MIN_AGE, max: 12 });
    forAll(anyBand, anyReason, anyAge, fc.nat(1), ({ band, lessons }, reason, age, at) => {
      const level = LEVELS.filter((one) => getCefrBand(one) === band)[at] ?? LEVELS[0];
      expect(listModules(level, reason, age)).toEqual(lessons);
    });
  });

  test('is never one for children from the age of thirteen', () => {
    const anyAge = fc.integer({ min: 13, max: MAX_AGE });
    const titles = forChildren.flatMap(({ lessons }) => lessons.map(({ title }) => title));
    forAll(fc.constantFrom(...LEVELS), anyReason, anyAge, (level, reason, age) => {
      const chosen = listModules(level, reason, age).map((lesson) => lesson?.title);
      expect(chosen.filter((title) => title && titles.includes(title))).toEqual([]);
    });
  });
});
