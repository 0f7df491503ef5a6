import { countCompletedLessons, createFallbackCourse, findSkillProgress } from './course.ts';
import type { Course, SkillProgress } from './records.ts';
import { SKILLS, type Skill } from './skills.ts';

export interface SuggestedSkill {
  skill: Skill;
  lessonsLeft: number;
}

function countLessonsLeft(progress: SkillProgress): number {
  return Math.max(0, progress.required - countCompletedLessons(progress));
}

/**
 * The skill to take next: of those with lessons left, the one with the smallest share completed, on a tie the
 * earlier in `SKILLS`, where Speaking is first. `null` if nothing is left. The specification asks for a
 * suggested skill (section 2) without a rule. Without a course, the classroom's fallback course is used.
 */
export function suggestSkill(learnersCourse: Course | null): SuggestedSkill | null {
  const course = learnersCourse ?? createFallbackCourse({}, { updatedAt: 0, deviceId: '' });
  const open = SKILLS.flatMap((skill) => findSkillProgress(course, skill) ?? []).filter(
    (progress) => countLessonsLeft(progress) > 0,
  );
  const share = (progress: SkillProgress) => countCompletedLessons(progress) / progress.required;
  const [next] = open.sort((one, other) => share(one) - share(other));
  return next ? { skill: next.skill, lessonsLeft: countLessonsLeft(next) } : null;
}
