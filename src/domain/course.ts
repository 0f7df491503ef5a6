import { FALLBACK_REQUIRED_LESSONS, SPEAKING_MODULE_LESSONS } from './limits.ts';
import { SETUP_DEFAULTS, type Setup } from './profile.ts';
import type { Course, LessonRecord, Profile, SkillProgress, Stamp } from './records.ts';
import { err, ok, type Result } from './result.ts';
import { SKILLS, type Skill } from './skills.ts';

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
 * The course of a learner who has chosen level, age and reason, now as `stamp` says; progress stays. The stamp is theirs
 * alone, as with the profile, so that both are the same device's choice once devices meet.
 */
export function applySetup(
  course: Course,
  { studentLevel: level, age, why: reason }: Setup,
  stamp: Stamp,
): Course {
  return { ...course, level, age, reason, ...stamp };
}

/**
 * The course that the classroom makes for a profile that has none (specification, section 9). A field
 * the profile lacks takes set-up's default.
 */
export function createFallbackCourse(
  profile: Pick<Profile, 'studentLevel' | 'age' | 'why'>,
  stamp: Stamp,
): Course {
  return createCourse({ ...SETUP_DEFAULTS, ...profile }, FALLBACK_REQUIRED_LESSONS, stamp);
}

/** Completed lessons of one skill: the sum over all devices, each lesson once. */
export function countCompletedLessons({
  counts,
  countedAgain = {},
}: Pick<SkillProgress, 'counts' | 'countedAgain'>): number {
  return Math.max(0, sumOf(counts) - sumOf(countedAgain));
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The course with each of the lessons counted once, however many devices completed it apart. */
export function deduplicateCompletions(course: Course, lessons: readonly LessonRecord[]): Course {
  const surplus = lessons.filter(({ id, skillFocus, countedBy = [] }) => {
    const known = findSkillProgress(course, skillFocus)?.countedAgain?.[id] ?? 0;
    return countedBy.length - 1 > known;
  });
  if (surplus.length === 0) return course;
  const skills = course.skills.map((progress) => {
    const again = surplus
      .filter(({ skillFocus }) => skillFocus === progress.skill)
      .map(({ id, countedBy = [] }) => [id, countedBy.length - 1]);
    if (again.length === 0) return progress;
    return { ...progress, countedAgain: { ...progress.countedAgain, ...Object.fromEntries(again) } };
  });
  return { ...course, skills };
}

/** The skill's part of the course, if the course has it. */
export function findSkillProgress(course: Course, skill: Skill): SkillProgress | undefined {
  return course.skills.find((progress) => progress.skill === skill);
}

/** Completed lessons of a skill that the course may lack. */
export function countCompletedInSkill(course: Course | null, skill: Skill): number {
  const progress = course && findSkillProgress(course, skill);
  return progress ? countCompletedLessons(progress) : 0;
}

/**
 * One more completed lesson for `skill`, in the count of the device that saw it (specification,
 * section 4). Counts need no stamp, and its level, age and reason stay whose they were. Fails when the course lacks the
 * skill; the course is then as it was.
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

/** The Speaking module lessons that are completed: distinct numbers from 1 to 5, ascending. */
export function listCompletedModuleLessons(course: Course): readonly number[] {
  const lessons = findSkillProgress(course, 'Speaking')?.lessons ?? [];
  const done = lessons
    .filter((lesson) => lesson.completed && isModuleLesson(lesson.module_lesson))
    .map((lesson) => lesson.module_lesson);
  return [...new Set(done)].sort((a, b) => a - b);
}

/**
 * Records a Speaking module lesson as completed, once (specification, section 4). A number outside the
 * module, such as the 0 of a class that belongs to none, changes nothing.
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

/** The Speaking module lesson that comes next: completed + 1 while fewer than 5 are done, else 0 (section 4). */
export function getNextModuleLesson(course: Course | null): number {
  const done = course ? listCompletedModuleLessons(course).length : 0;
  return done < SPEAKING_MODULE_LESSONS ? done + 1 : 0;
}

/** The Speaking module lesson that a class of `skill` belongs to; 0 for every other skill. */
export function getModuleLesson(skill: Skill, course: Course | null): number {
  return skill === 'Speaking' ? getNextModuleLesson(course) : 0;
}

/** As many lessons completed as the skill requires, or more. */
export function isSkillComplete(progress: SkillProgress): boolean {
  return countCompletedLessons(progress) >= progress.required;
}

/** Every skill complete. A course without skills, which only a broken document gives, is not. */
export function isCourseComplete(course: Course): boolean {
  return course.skills.length > 0 && course.skills.every(isSkillComplete);
}
