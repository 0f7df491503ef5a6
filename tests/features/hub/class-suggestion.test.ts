import { expect, test } from 'vitest';
import { createSignInProfile } from '../../../src/domain/profile.ts';
import { SKILLS } from '../../../src/domain/skills.ts';
import { TYPICAL_CLASS_MINUTES } from '../../../src/domain/typical-class-minutes.ts';
import { type ClassSuggestion, suggestClass } from '../../../src/features/hub/class-suggestion.ts';
import type { CourseRecords } from '../../../src/features/shell/use-records.ts';
import { getModuleLessonTopic } from '../../../src/teacher/speaking-topics.ts';
import { COMPLETE_COURSE, createTestCourse } from '../../domain/arbitrary-course.ts';
import { aLesson } from '../../sync/some-records.ts';

const PROFILE = { ...createSignInProfile('uid', 'mia@example.com', ''), why: 'travel' } as const;
const LESSON = aLesson({ id: 'lesson-1', skillFocus: 'Grammar' });
const NEWER = { ...LESSON, id: 'lesson-2', completed: true };
const STARTED = { profile: PROFILE, course: createTestCourse({}), lessons: [] };
const ONE_OF_EACH = Object.fromEntries(SKILLS.map((skill) => [skill, 1]));
const createSpeakingSuggestion = (lesson: number) => ({
  kind: 'new-class' as const,
  text: `Next: Speaking lesson ${lesson} – ${getModuleLessonTopic({ reason: 'travel', level: 'A1', age: 18 }, lesson)}`,
  minutes: TYPICAL_CLASS_MINUTES.A1.Speaking,
});
const LISTENING = {
  kind: 'new-class',
  text: 'Next: a Listening class',
  minutes: TYPICAL_CLASS_MINUTES.A1.Listening,
} as const;

test.each<[string, Partial<CourseRecords>, ClassSuggestion]>([
  ['of a new learner is the first Speaking lesson, with its topic', {}, createSpeakingSuggestion(1)],
  [
    'counts the Speaking lessons that are done',
    { course: createTestCourse(ONE_OF_EACH, 1) },
    createSpeakingSuggestion(2),
  ],
  ['is the suggested skill otherwise', { course: createTestCourse({ Speaking: 1 }) }, LISTENING],
  [
    'is the newest class while it has no answer',
    { lessons: [LESSON] },
    { kind: 'continue', text: 'Continue your Grammar class', lessonId: 'lesson-1' },
  ],
  ['is not an older class that was left', { lessons: [NEWER, LESSON] }, createSpeakingSuggestion(1)],
  [
    'of a child is a Speaking lesson for children',
    { profile: { ...PROFILE, age: 9 } },
    { ...createSpeakingSuggestion(1), text: 'Next: Speaking lesson 1 – Can you swim under water?' },
  ],
  [
    'of a complete course is any class',
    { course: COMPLETE_COURSE },
    { kind: 'choice', text: 'All skills complete! Choose any class.', minutes: 12 },
  ],
  [
    'of a profile without a course follows the fallback course',
    { course: null },
    createSpeakingSuggestion(1),
  ],
])('the next step %s', (_what, records, step) => {
  expect(suggestClass({ ...STARTED, ...records })).toEqual(step);
});
