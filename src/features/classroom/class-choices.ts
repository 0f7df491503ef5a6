import { fallbackCourse, nextModuleLesson } from '../../domain/course.ts';
import { LEVELS, type Level } from '../../domain/levels.ts';
import { SIGN_IN_DEFAULTS } from '../../domain/profile.ts';
import { REASONS, type Reason } from '../../domain/reasons.ts';
import type { Course, LessonRecord, Profile } from '../../domain/records.ts';
import { SKILLS, type Skill } from '../../domain/skills.ts';
import { type SuggestedSkill, suggestedSkill } from '../../domain/suggested-skill.ts';
import { isTeacher, TEACHERS, type Teacher } from '../../domain/teachers.ts';

export interface ClassChoices {
  level: Level;
  skill: Skill;
  teacher: Teacher;
  reason: Reason;
}

/** What the classroom knows of the learner when it opens. */
export interface ClassroomRecords {
  profile: Profile | null;
  course: Course | null;
  /** Newest first. */
  lessons: readonly LessonRecord[];
}

/**
 * What the next class will be: what the learner chose on this visit, and for the rest the profile's level
 * and reason, the suggested skill, and the teacher of the last class.
 */
export function nextClass(chosen: Partial<ClassChoices>, records: ClassroomRecords): ClassChoices {
  const { profile, lessons } = records;
  const lastTeacher = lessons.map(({ teacher }) => teacher).find(isTeacher);
  return {
    level: chosen.level ?? profile?.studentLevel ?? SIGN_IN_DEFAULTS.studentLevel,
    reason: chosen.reason ?? profile?.why ?? SIGN_IN_DEFAULTS.why,
    skill: chosen.skill ?? suggestion(records)?.skill ?? SKILLS[0],
    teacher: chosen.teacher ?? lastTeacher ?? TEACHERS[0],
  };
}

/** The skill to take next, by the course, or by the classroom's fallback course for a profile without one. */
export function suggestion({ profile, course }: ClassroomRecords): SuggestedSkill | null {
  return suggestedSkill(course ?? fallbackCourse(profile ?? {}, { updatedAt: 0, deviceId: '' }));
}

/** The Speaking module lesson that a class of `skill` belongs to; 0 for every other skill. */
export function moduleLessonFor(skill: Skill, course: Course | null): number {
  return skill === 'Speaking' ? nextModuleLesson(course) : 0;
}

const REASON_LABELS = {
  'personal growth': 'Personal growth',
  business: 'Business',
  travel: 'Travel',
} satisfies Record<Reason, string>;

export function reasonLabel(reason: Reason): string {
  return REASON_LABELS[reason];
}

export const REASON_OPTIONS = REASONS.map((value) => ({ value, label: reasonLabel(value) }));
export const LEVEL_OPTIONS = LEVELS.map((value) => ({ value, label: value }));
export const SKILL_OPTIONS = SKILLS.map((value) => ({ value, label: value }));
