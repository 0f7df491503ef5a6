import { countCompletedLessons } from './course.ts';
import { FALLBACK_PROGRESS_TOTAL, LESSONS_PER_LEVEL_UP } from './limits.ts';
import type { Course } from './records.ts';
import type { Skill } from './skills.ts';

interface SkillBar {
  skill: Skill;
  completed: number;
  required: number;
  percent: number;
}

export interface Progress {
  /** Completed lessons, per skill at most as many as required; further ones only count for the level. */
  completed: number;
  /** Required lessons of the whole course. */
  total: number;
  percent: number;
  level: number;
  /** Lessons since the last level-up, of those that a level takes. */
  levelBar: { value: number; max: number };
  skills: readonly SkillBar[];
}

/** Level number = floor(total completed / 10) + 1 (specification, section 4). */
export function computeLevel(totalCompleted: number): number {
  return Math.floor(totalCompleted / LESSONS_PER_LEVEL_UP) + 1;
}

/**
 * Completed / required as a whole number from 0 to 100 (specification, section 4). Rounded down, so that 100
 * always means complete. If nothing is required, the first completed lesson makes it 100.
 */
export function computePercent(completed: number, required: number): number {
  if (required <= 0) return completed > 0 ? 100 : 0;
  return Math.min(100, Math.max(0, Math.floor((completed / required) * 100)));
}

/** "1 lesson", "3 lessons". */
export function formatLessonCount(count: number): string {
  return count === 1 ? '1 lesson' : `${count} lessons`;
}

/** What the progress page shows; without a course, 0 of the fallback total of 50 (section 9). */
export function computeProgress(course: Course | null): Progress {
  const skills = (course?.skills ?? []).map((progress) => {
    const completed = countCompletedLessons(progress);
    const { skill, required } = progress;
    return { skill, completed, required, percent: computePercent(completed, required) };
  });
  const taken = skills.reduce((sum, bar) => sum + bar.completed, 0);
  // Extra lessons of one skill do not make up for another skill.
  const completed = skills.reduce((sum, bar) => sum + Math.min(bar.completed, bar.required), 0);
  const total = course ? skills.reduce((sum, bar) => sum + bar.required, 0) : FALLBACK_PROGRESS_TOTAL;
  return {
    completed,
    total,
    percent: computePercent(completed, total),
    level: computeLevel(taken),
    levelBar: { value: taken % LESSONS_PER_LEVEL_UP, max: LESSONS_PER_LEVEL_UP },
    skills,
  };
}
