import { stampWrite } from './field-stamps.ts';
import { FALLBACK_REQUIRED_LESSONS, SPEAKING_MODULE_LESSONS } from './limits.ts';
import { SETUP_DEFAULTS, type Setup } from './profile.ts';
import {
  COURSE_FIELDS,
  type Course,
  type LessonRecord,
  type Profile,
  type SkillProgress,
  type Stamp,
} from './records.ts';
import { err, ok, type Result } from './result.ts';
import { SKILLS, type Skill } from './skills.ts';

/*
 * The learner's course: how many lessons of each of the six skills are completed, and how many are required.
 */

export interface SkillNotInCourse {
  kind: 'skill-not-in-course';
  skill: Skill;
}

/** A course with all six skills, each complete after `required` lessons (specification, sections 3 and 9). */
export function createCourse(
  { studentLevel: level, age, why: reason }: Setup,
  required: number,
  { updatedAt, deviceId }: Stamp,
): Course {
  const skills = SKILLS.map((skill) => ({ skill, required, counts: {}, lessons: [] }));
  return { level, reason, age, skills, updatedAt, deviceId };
}

/**
 * The course with a new level, age and reason; progress stays. Those that change get the stamp, or all of
 * them in the first set-up: as in the profile, so that a merge takes both from the same device.
 */
export function applySetup(
  course: Course,
  { studentLevel: level, age, why: reason }: Setup,
  stamp: Stamp,
  { isFirst = false } = {},
): Course {
  return stampWrite(isFirst ? null : course, { ...course, level, age, reason }, COURSE_FIELDS, stamp);
}

/**
 * The course that the classroom creates for a profile without one (specification, section 9). Missing fields
 * take the defaults of set-up.
 */
export function createFallbackCourse(
  profile: Pick<Profile, 'studentLevel' | 'age' | 'why'>,
  stamp: Stamp,
): Course {
  return createCourse({ ...SETUP_DEFAULTS, ...profile }, FALLBACK_REQUIRED_LESSONS, stamp);
}

/** The completed lessons of a skill: the sum over all devices, each lesson once. */
export function countCompletedLessons({
  counts,
  countedAgain = {},
}: Pick<SkillProgress, 'counts' | 'countedAgain'>): number {
  return Math.max(0, sumCounts(counts) - sumCounts(countedAgain));
}

function sumCounts(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/**
 * The course with each of the lessons counted once. Devices that complete a lesson independently, offline,
 * each add 1 to their own counter; `countedAgain` has by lesson how many of these are too many.
 */
export function deduplicateCompletions(course: Course, lessons: readonly LessonRecord[]): Course {
  const countedTooOften = lessons.filter(({ id, skillFocus, countedBy = [] }) => {
    const recordedSurplus = findSkillProgress(course, skillFocus)?.countedAgain?.[id] ?? 0;
    return countedBy.length - 1 > recordedSurplus;
  });
  if (countedTooOften.length === 0) return course;
  const skills = course.skills.map((progress) => {
    const again = countedTooOften
      .filter(({ skillFocus }) => skillFocus === progress.skill)
      .map(({ id, countedBy = [] }) => [id, countedBy.length - 1]);
    if (again.length === 0) return progress;
    return { ...progress, countedAgain: { ...progress.countedAgain, ...Object.fromEntries(again) } };
  });
  return { ...course, skills };
}

/** The progress of a skill; `undefined` if the course lacks it. */
export function findSkillProgress(course: Course, skill: Skill): SkillProgress | undefined {
  return course.skills.find((progress) => progress.skill === skill);
}

/** The completed lessons of a skill; 0 if there is no course, or it lacks the skill. */
export function countCompletedInSkill(course: Course | null, skill: Skill): number {
  const progress = course && findSkillProgress(course, skill);
  return progress ? countCompletedLessons(progress) : 0;
}

/**
 * The course with one more completed lesson of `skill`, counted for this device (specification, section 4).
 * The stamp stays, because it belongs to level, age and reason. Fails if the course lacks the skill.
 */
export function addCompletion(
  course: Course,
  skill: Skill,
  deviceId: string,
): Result<Course, SkillNotInCourse> {
  if (!findSkillProgress(course, skill)) return err({ kind: 'skill-not-in-course', skill });
  const counted = updateSkill(course, skill, (progress) => ({
    ...progress,
    counts: { ...progress.counts, [deviceId]: (progress.counts[deviceId] ?? 0) + 1 },
  }));
  return ok(counted);
}

function updateSkill(
  course: Course,
  skill: Skill,
  change: (progress: SkillProgress) => SkillProgress,
): Course {
  const skills = course.skills.map((progress) => (progress.skill === skill ? change(progress) : progress));
  return { ...course, skills };
}

function isModuleLesson(moduleLesson: number): boolean {
  return Number.isInteger(moduleLesson) && moduleLesson >= 1 && moduleLesson <= SPEAKING_MODULE_LESSONS;
}

/** The completed lessons of the Speaking module: distinct numbers from 1 to 5, ascending. */
export function listCompletedModuleLessons(course: Course): readonly number[] {
  const lessons = findSkillProgress(course, 'Speaking')?.lessons ?? [];
  const done = lessons
    .filter((lesson) => lesson.completed && isModuleLesson(lesson.module_lesson))
    .map((lesson) => lesson.module_lesson);
  return [...new Set(done)].sort((a, b) => a - b);
}

/**
 * Marks a Speaking module lesson as completed, once (specification, section 4). A number outside of the
 * module, such as the 0 of a class without one, changes nothing.
 */
export function completeModuleLesson(course: Course, moduleLesson: number): Course {
  if (!isModuleLesson(moduleLesson) || listCompletedModuleLessons(course).includes(moduleLesson))
    return course;
  return updateSkill(course, 'Speaking', (progress) => ({
    ...progress,
    lessons: [
      ...progress.lessons.filter((lesson) => lesson.module_lesson !== moduleLesson),
      { module_lesson: moduleLesson, completed: true },
    ],
  }));
}

/** The next lesson of the Speaking module: completed + 1 while fewer than 5 are done, else 0 (section 4). */
export function getNextModuleLesson(course: Course | null): number {
  const done = course ? listCompletedModuleLessons(course).length : 0;
  return done < SPEAKING_MODULE_LESSONS ? done + 1 : 0;
}

/** The Speaking module lesson that a class of `skill` belongs to; 0 for every other skill. */
export function getModuleLesson(skill: Skill, course: Course | null): number {
  return skill === 'Speaking' ? getNextModuleLesson(course) : 0;
}

/** Whether at least as many lessons are completed as the skill requires. */
export function isSkillComplete(progress: SkillProgress): boolean {
  return countCompletedLessons(progress) >= progress.required;
}

/** Whether every skill is complete. A course without skills, from a broken document, is not. */
export function isCourseComplete(course: Course): boolean {
  return course.skills.length > 0 && course.skills.every(isSkillComplete);
}
