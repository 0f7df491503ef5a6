import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  computeLevel,
  computePercent,
  computeProgress,
  formatLessonCount,
} from '../../src/domain/progress.ts';
import { forAll } from '../for-all.ts';
import { arbitraryCourse, createTestCourse } from './arbitrary-course.ts';

describe('the level', () => {
  test.each([
    [0, 1],
    [9, 1],
    [10, 2],
    [19, 2],
    [20, 3],
  ])('after %i completed lessons is %i', (completed, level) => {
    expect(computeLevel(completed)).toBe(level);
  });
});

describe('the percentage', () => {
  test('is a whole number from 0 to 100, and 100 exactly when all that is required is done', () => {
    forAll(fc.nat({ max: 200 }), fc.integer({ min: 1, max: 200 }), (completed, required) => {
      const percent = computePercent(completed, required);
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      expect(percent === 100).toBe(completed >= required);
    });
  });

  test.each([
    [1, 4, 25],
    [2, 3, 66],
    [9, 4, 100],
    [0, 0, 0],
    [1, 0, 100],
  ])('of %i out of %i is %i', (completed, required, percent) => {
    expect(computePercent(completed, required)).toBe(percent);
  });
});

describe('the progress of a course', () => {
  test('adds up its skills', () => {
    forAll(arbitraryCourse, (course) => {
      const progress = computeProgress(course);
      const taken = progress.skills.reduce((sum, bar) => sum + bar.completed, 0);
      expect(progress.total).toBe(progress.skills.reduce((sum, bar) => sum + bar.required, 0));
      expect((progress.level - 1) * 10 + progress.levelBar.value).toBe(taken);
      expect(progress.levelBar.value).toBeLessThan(progress.levelBar.max);
    });
  });

  test('is complete exactly when every skill is, and never more than complete', () => {
    forAll(arbitraryCourse, (course) => {
      const { completed, total, percent, skills } = computeProgress(course);
      expect(completed).toBeLessThanOrEqual(total);
      if (total > 0) expect(percent === 100).toBe(skills.every((bar) => bar.completed >= bar.required));
    });
  });

  test('has a bar for every skill', () => {
    const progress = computeProgress(createTestCourse({ Speaking: 3, Writing: 5 }));
    expect(progress).toMatchObject({ completed: 7, total: 24, percent: 29, level: 1 });
    expect(progress.skills[0]).toEqual({ skill: 'Speaking', completed: 3, required: 4, percent: 75 });
    expect(progress.skills[5]).toEqual({ skill: 'Writing', completed: 5, required: 4, percent: 100 });
  });

  test('is 0 of 50 without a course', () => {
    expect(computeProgress(null)).toEqual({
      completed: 0,
      total: 50,
      percent: 0,
      level: 1,
      levelBar: { value: 0, max: 10 },
      skills: [],
    });
  });
});

test('a count of one lesson is singular', () => {
  expect([1, 0, 2].map(formatLessonCount)).toEqual(['1 lesson', '0 lessons', '2 lessons']);
});
