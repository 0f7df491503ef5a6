import { completedOf, fallbackCourse, skillOf } from './course.ts';
import type { Course, SkillProgress } from './records.ts';
import { SKILLS, type Skill } from './skills.ts';

export interface SuggestedSkill {
  skill: Skill;
  lessonsLeft: number;
}

function left(progress: SkillProgress): number {
  return Math.max(0, progress.required - completedOf(progress));
}

/**
 * The skill to take next: of those with lessons left, the one with the smallest share completed, on a tie
 * the earlier in the order of `SKILLS`, which puts Speaking first. `null` when nothing is left. The
 * specification asks for a suggested skill (section 2) without naming its rule. A learner without a course is
 * advised by the classroom's fallback course.
 */
export function suggestedSkill(learnersCourse: Course | null): SuggestedSkill | null {
  const course = learnersCourse ?? fallbackCourse({}, { updatedAt: 0, deviceId: '' });
  let best: { share: number; suggestion: SuggestedSkill } | null = null;
  for (const skill of SKILLS) {
    const progress = skillOf(course, skill);
    if (!progress || left(progress) === 0) continue;
    const share = completedOf(progress) / progress.required;
    if (!best || share < best.share) best = { share, suggestion: { skill, lessonsLeft: left(progress) } };
  }
  return best?.suggestion ?? null;
}
