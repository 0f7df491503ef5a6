import type { Course, LessonRecord } from '../../domain/records.ts';
import type { LearnerData } from '../data-file/learner-data.ts';

/** After the defaults that nobody chose, and before whatever a learner ever saved. */
const BEFORE_ANY_CHOICE = 1;

/**
 * A guest's data as it may join those of the account that they became. What the account says of its learner holds, so
 * the guest's profile and course are older than any. And the guest counted under this device's name, as the account may
 * have done before: counters merge by their maximum, so the guest's get names of their own.
 * @param uid the guest's
 */
export function prepareGuestData(data: LearnerData, uid: string): LearnerData {
  const rename = (counter: string) => `${counter}~${uid}`;
  return {
    ...data,
    profile: data.profile && { ...data.profile, updatedAt: BEFORE_ANY_CHOICE },
    course: data.course && renameCourse(data.course, rename),
    counts: Object.fromEntries(
      Object.entries(data.counts).map(([name, counters]) => [name, renameKeys(counters, rename)]),
    ),
    lessons: data.lessons.map((lesson) => renameLesson(lesson, rename)),
  };
}

type Rename = (counter: string) => string;

function renameCourse(course: Course, rename: Rename): Course {
  const skills = course.skills.map((skill) => ({ ...skill, counts: renameKeys(skill.counts, rename) }));
  return { ...course, skills, updatedAt: BEFORE_ANY_CHOICE };
}

function renameLesson(lesson: LessonRecord, rename: Rename): LessonRecord {
  return lesson.countedBy ? { ...lesson, countedBy: lesson.countedBy.map(rename) } : lesson;
}

function renameKeys<Value>(map: Readonly<Record<string, Value>>, rename: Rename): Record<string, Value> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [rename(key), value]));
}
