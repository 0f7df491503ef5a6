import { expect, test } from 'vitest';
import { completeModuleLesson, countCompletion, createCourse } from '../../../src/domain/course.ts';
import { SETUP_REQUIRED } from '../../../src/domain/limits.ts';
import { signInDefaults } from '../../../src/domain/profile.ts';
import type { Course } from '../../../src/domain/records.ts';
import { SKILLS, type Skill } from '../../../src/domain/skills.ts';
import type { CourseRecords } from '../../../src/features/frame/use-records.ts';
import { type NextStep, nextStep } from '../../../src/features/hub/next-step.ts';
import { moduleLessonTopic } from '../../../src/teacher/speaking-topics.ts';
import { aLesson } from '../../sync/some-records.ts';

const STAMP = { updatedAt: 1, deviceId: 'device' };
const PROFILE = { ...signInDefaults('uid', 'mia@example.com', ''), why: 'travel' } as const;
const COURSE = createCourse({ studentLevel: 'B2', age: 18, why: 'travel' }, SETUP_REQUIRED, STAMP);

function counted(course: Course, skill: Skill, times: number): Course {
  let counting = course;
  for (let done = 0; done < times; done += 1) {
    const next = countCompletion(counting, skill, 'device');
    if (!next.ok) throw new Error('the skill is not in the course');
    counting = next.value;
  }
  return counting;
}

const LESSON = aLesson({ id: 'lesson-1', skillFocus: 'Grammar' });
const NEWER = { ...LESSON, id: 'lesson-2', completed: true };
const STARTED = { profile: PROFILE, course: COURSE, lessons: [] };
const BALANCED = SKILLS.reduce((course, skill) => counted(course, skill, 1), COURSE);
const COMPLETE = SKILLS.reduce((course, skill) => counted(course, skill, SETUP_REQUIRED), COURSE);
const speaking = (lesson: number) => ({
  kind: 'new-class' as const,
  text: `Next: Speaking lesson ${lesson} – ${moduleLessonTopic('travel', lesson)}`,
});
const LISTENING = { kind: 'new-class', text: 'Next: a Listening class' } as const;

test.each<[string, Partial<CourseRecords>, NextStep]>([
  ['of a new learner is the first Speaking lesson, with its topic', {}, speaking(1)],
  ['counts the Speaking lessons that are done', { course: completeModuleLesson(BALANCED, 1) }, speaking(2)],
  ['is the suggested skill otherwise', { course: counted(COURSE, 'Speaking', 1) }, LISTENING],
  [
    'is the newest class while it has no answer',
    { lessons: [LESSON] },
    { kind: 'go-on', text: 'Continue your Grammar class', lessonId: 'lesson-1' },
  ],
  ['is not an older class that was left', { lessons: [NEWER, LESSON] }, speaking(1)],
  [
    'of a complete course is any class',
    { course: COMPLETE },
    { kind: 'choice', text: 'Next: a class of your choice. Every skill is complete!' },
  ],
  ['of a profile without a course follows the fallback course', { course: null }, speaking(1)],
])('the next step %s', (_what, records, step) => {
  expect(nextStep({ ...STARTED, ...records })).toEqual(step);
});
