import { describe, expect, test } from 'vitest';
import { findSkillProgress, isCourseComplete } from '../../src/domain/course.ts';
import { suggestSkill } from '../../src/domain/suggested-skill.ts';
import { forAll } from '../for-all.ts';
import { arbitraryCourse, COMPLETE_COURSE, createTestCourse } from './arbitrary-course.ts';

describe('the suggested skill', () => {
  test('has lessons left, unless the course is complete', () => {
    forAll(arbitraryCourse, (course) => {
      const suggestion = suggestSkill(course);
      expect(suggestion === null).toBe(isCourseComplete(course));
      if (!suggestion) return;
      const { required = 0, counts = {} } = findSkillProgress(course, suggestion.skill) ?? {};
      const completed = Object.values(counts).reduce((sum, count) => sum + count, 0);
      expect(suggestion.lessonsLeft).toBe(required - completed);
      expect(suggestion.lessonsLeft).toBeGreaterThan(0);
    });
  });

  test('is Speaking in a new course', () => {
    expect(suggestSkill(createTestCourse({}))).toEqual({ skill: 'Speaking', lessonsLeft: 4 });
  });

  test('is the least complete one', () => {
    const course = createTestCourse({
      Speaking: 2,
      Listening: 2,
      Grammar: 1,
      Vocabulary: 2,
      Reading: 2,
      Writing: 3,
    });
    expect(suggestSkill(course)).toEqual({ skill: 'Grammar', lessonsLeft: 3 });
  });

  test('depends on the share, not the number, of completed lessons', () => {
    const course = {
      ...COMPLETE_COURSE,
      skills: [
        { skill: 'Reading', required: 4, counts: { phone: 2 }, lessons: [] },
        { skill: 'Writing', required: 10, counts: { phone: 3 }, lessons: [] },
      ] as const,
    };
    expect(suggestSkill(course)).toEqual({ skill: 'Writing', lessonsLeft: 7 });
  });

  test('may be Listening', () => {
    const course = createTestCourse({ Speaking: 4, Grammar: 4, Vocabulary: 4, Reading: 4, Writing: 4 });
    expect(suggestSkill(course)?.skill).toBe('Listening');
  });

  test('is none when every skill is complete', () => {
    expect(suggestSkill(COMPLETE_COURSE)).toBeNull();
  });
});
