import { expect, test } from 'vitest';
import { signInDefaults } from '../../../src/domain/profile.ts';
import { SKILLS } from '../../../src/domain/skills.ts';
import type { CourseRecords } from '../../../src/features/frame/use-records.ts';
import { type NextStep, nextStep } from '../../../src/features/hub/next-step.ts';
import { moduleLessonTopic } from '../../../src/teacher/speaking-topics.ts';
import { courseWith, EVERY_SKILL_COMPLETE } from '../../domain/arbitrary-course.ts';
import { aLesson } from '../../sync/some-records.ts';

const PROFILE = { ...signInDefaults('uid', 'mia@example.com', ''), why: 'travel' } as const;
const LESSON = aLesson({ id: 'lesson-1', skillFocus: 'Grammar' });
const NEWER = { ...LESSON, id: 'lesson-2', completed: true };
const STARTED = { profile: PROFILE, course: courseWith({}), lessons: [] };
const ONE_OF_EACH = Object.fromEntries(SKILLS.map((skill) => [skill, 1]));
const speaking = (lesson: number) => ({
  kind: 'new-class' as const,
  text: `Next: Speaking lesson ${lesson} – ${moduleLessonTopic('travel', lesson)}`,
});
const LISTENING = { kind: 'new-class', text: 'Next: a Listening class' } as const;

test.each<[string, Partial<CourseRecords>, NextStep]>([
  ['of a new learner is the first Speaking lesson, with its topic', {}, speaking(1)],
  ['counts the Speaking lessons that are done', { course: courseWith(ONE_OF_EACH, 1) }, speaking(2)],
  ['is the suggested skill otherwise', { course: courseWith({ Speaking: 1 }) }, LISTENING],
  [
    'is the newest class while it has no answer',
    { lessons: [LESSON] },
    { kind: 'go-on', text: 'Continue your Grammar class', lessonId: 'lesson-1' },
  ],
  ['is not an older class that was left', { lessons: [NEWER, LESSON] }, speaking(1)],
  [
    'of a complete course is any class',
    { course: EVERY_SKILL_COMPLETE },
    { kind: 'choice', text: 'Next: a class of your choice. Every skill is complete!' },
  ],
  ['of a profile without a course follows the fallback course', { course: null }, speaking(1)],
])('the next step %s', (_what, records, step) => {
  expect(nextStep({ ...STARTED, ...records })).toEqual(step);
});
