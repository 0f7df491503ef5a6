import { describe, expect, test } from 'vitest';
import { completeModuleLesson, countCompletion, createCourse } from '../../../src/domain/course.ts';
import { SETUP_REQUIRED } from '../../../src/domain/limits.ts';
import { signInDefaults } from '../../../src/domain/profile.ts';
import type { Course } from '../../../src/domain/records.ts';
import { SKILLS, type Skill } from '../../../src/domain/skills.ts';
import { nextStep } from '../../../src/features/hub/next-step.ts';
import { moduleLessonTopic } from '../../../src/teacher/speaking-topics.ts';
import { aLesson } from '../../sync/some-records.ts';

const STAMP = { updatedAt: 1, deviceId: 'device' };
const PROFILE = { ...signInDefaults('uid', 'mia@example.com', ''), why: 'travel' } as const;
const COURSE = createCourse({ studentLevel: 'B2', age: 18, why: 'travel' }, SETUP_REQUIRED, STAMP);

function counted(course: Course, skill: Skill, times: number): Course {
  let counting = course;
  for (let done = 0; done < times; done += 1) {
    const next = countCompletion(counting, skill, 'device', STAMP);
    if (!next.ok) throw new Error('the skill is not in the course');
    counting = next.value;
  }
  return counting;
}

const LESSON = aLesson({ id: 'lesson-1', skillFocus: 'Grammar' });
const STARTED = { profile: PROFILE, course: COURSE, lessons: [] };

describe('the next step', () => {
  test('of a new learner is the first Speaking lesson, with its topic', () => {
    expect(nextStep(STARTED)).toEqual({
      text: `Next: Speaking lesson 1 – ${moduleLessonTopic('travel', 1)}`,
    });
  });

  test('counts the Speaking lessons that are done', () => {
    const balanced = SKILLS.reduce((course, skill) => counted(course, skill, 1), COURSE);
    expect(nextStep({ ...STARTED, course: completeModuleLesson(balanced, 1) }).text).toMatch(
      /^Next: Speaking lesson 2 – /,
    );
  });

  test('is the suggested skill otherwise', () => {
    expect(nextStep({ ...STARTED, course: counted(COURSE, 'Speaking', 1) })).toEqual({
      text: 'Next: a Listening class',
    });
  });

  test('is the newest class while it has no answer', () => {
    expect(nextStep({ ...STARTED, lessons: [LESSON] })).toEqual({
      text: 'Go on with your Grammar class',
      lessonId: 'lesson-1',
    });
  });

  test('is not an older class that was left', () => {
    const newer = { ...LESSON, id: 'lesson-2', completed: true };
    expect(nextStep({ ...STARTED, lessons: [newer, LESSON] }).lessonId).toBeUndefined();
  });

  test('of a complete course is any class', () => {
    const complete = SKILLS.reduce((course, skill) => counted(course, skill, SETUP_REQUIRED), COURSE);
    expect(nextStep({ ...STARTED, course: complete }).text).toContain('Every skill is complete');
  });

  test('of a profile without a course follows the fallback course', () => {
    expect(nextStep({ ...STARTED, course: null }).text).toMatch(/^Next: Speaking lesson 1/);
  });
});
