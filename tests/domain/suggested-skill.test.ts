import { describe, expect, test } from 'vitest';
import { isCourseComplete, skillOf } from '../../src/domain/course.ts';
import { suggestedSkill } from '../../src/domain/suggested-skill.ts';
import { forAll } from '../for-all.ts';
import { courses, courseWith, EVERY_SKILL_COMPLETE } from './arbitrary-course.ts';

describe('the suggested skill', () => {
  test('has lessons left, unless the course is complete', () => {
    forAll(courses, (course) => {
      const suggestion = suggestedSkill(course);
      expect(suggestion === null).toBe(isCourseComplete(course));
      if (!suggestion) return;
      const { required = 0, counts = {} } = skillOf(course, suggestion.skill) ?? {};
      const completed = Object.values(counts).reduce((sum, count) => sum + count, 0);
      expect(suggestion.lessonsLeft).toBe(required - completed);
      expect(suggestion.lessonsLeft).toBeGreaterThan(0);
    });
  });

  test('is Speaking in a new course', () => {
    expect(suggestedSkill(courseWith({}))).toEqual({ skill: 'Speaking', lessonsLeft: 4 });
  });

  test('is the least complete one', () => {
    const course = courseWith({
      Speaking: 2,
      Listening: 2,
      Grammar: 1,
      Vocabulary: 2,
      Reading: 2,
      Writing: 3,
    });
    expect(suggestedSkill(course)).toEqual({ skill: 'Grammar', lessonsLeft: 3 });
  });

  test('goes by the share, not the number, of completed lessons', () => {
    const course = {
      ...EVERY_SKILL_COMPLETE,
      skills: [
        { skill: 'Reading', required: 4, counts: { phone: 2 }, lessons: [] },
        { skill: 'Writing', required: 10, counts: { phone: 3 }, lessons: [] },
      ] as const,
    };
    expect(suggestedSkill(course)).toEqual({ skill: 'Writing', lessonsLeft: 7 });
  });

  test('may be Listening', () => {
    const course = courseWith({ Speaking: 4, Grammar: 4, Vocabulary: 4, Reading: 4, Writing: 4 });
    expect(suggestedSkill(course)?.skill).toBe('Listening');
  });

  test('is none when every skill is complete', () => {
    expect(suggestedSkill(EVERY_SKILL_COMPLETE)).toBeNull();
  });
});
