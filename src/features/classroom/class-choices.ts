import { LEVELS, type Level } from '../../domain/levels.ts';
import { SIGN_IN_DEFAULTS } from '../../domain/profile.ts';
import { REASON_NAMES, REASONS, type Reason } from '../../domain/reasons.ts';
import { SKILLS, type Skill } from '../../domain/skills.ts';
import { suggestSkill } from '../../domain/suggested-skill.ts';
import { isTeacher, TEACHERS, type Teacher } from '../../domain/teachers.ts';
import type { CourseRecords } from '../frame/use-records.ts';

export interface ClassChoices {
  level: Level;
  skill: Skill;
  teacher: Teacher;
  reason: Reason;
}

/**
 * What the next class will be: what the learner chose on this visit, and for the rest the profile's level
 * and reason, the suggested skill, and the teacher of the last class.
 */
export function resolveClassChoices(
  chosen: Partial<ClassChoices>,
  { profile, course, lessons }: CourseRecords,
): ClassChoices {
  const lastTeacher = lessons.map(({ teacher }) => teacher).find(isTeacher);
  return {
    level: chosen.level ?? profile?.studentLevel ?? SIGN_IN_DEFAULTS.studentLevel,
    reason: chosen.reason ?? profile?.why ?? SIGN_IN_DEFAULTS.why,
    skill: chosen.skill ?? suggestSkill(course)?.skill ?? SKILLS[0],
    teacher: chosen.teacher ?? lastTeacher ?? TEACHERS[0],
  };
}

export const REASON_OPTIONS = REASONS.map((value) => ({ value, label: REASON_NAMES[value] }));
export const LEVEL_OPTIONS = LEVELS.map((value) => ({ value, label: value }));
export const SKILL_OPTIONS = SKILLS.map((value) => ({ value, label: value }));
