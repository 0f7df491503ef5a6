import type { Course, ModuleLesson, SkillProgress } from '../../domain/records.ts';
import { SKILLS, type Skill } from '../../domain/skills.ts';
import { isSameValue } from '../wire/plain-value.ts';
import { mergeFields, mergeLastWritten } from './merge-last-written.ts';
import { mergeCounts } from './merge-maps.ts';

/**
 * Level, reason and age are the last writer's; progress only grows: counts merge by maximum, device by
 * device, and completed module lessons by union. Of two `required` numbers the smaller one holds, so
 * that set-up's 4 wins over the 10 of the classroom's stand-in, whichever came later.
 */
export function mergeCourses(a: Course, b: Course): Course {
  // Most that meet are the same, and to merge one with itself gives it again once it is in normal form.
  if ((inNormalForm.has(a) || inNormalForm.has(b)) && isSameValue(a, b)) return a;
  // Without the skills, which merge on their own and must not take part in choosing the winner.
  const { skills: _, ...winner } = mergeLastWritten({ ...a, skills: [] }, { ...b, skills: [] });
  const merged = { ...winner, skills: mergeSkills([...a.skills, ...b.skills]) };
  inNormalForm.add(merged);
  return merged;
}

const inNormalForm = new WeakSet<Course>();

function mergeSkills(all: readonly SkillProgress[]): readonly SkillProgress[] {
  const merged = new Map<Skill, SkillProgress>();
  for (const progress of all) {
    const known = merged.get(progress.skill);
    merged.set(progress.skill, mergeProgress(known ?? progress, progress));
  }
  return SKILLS.flatMap((skill) => merged.get(skill) ?? []);
}

function mergeProgress(a: SkillProgress, b: SkillProgress): SkillProgress {
  return {
    ...mergeFields(a, b),
    skill: a.skill,
    required: Math.min(a.required, b.required),
    counts: mergeCounts(a.counts, b.counts),
    ...((a.countedAgain || b.countedAgain) && {
      countedAgain: mergeCounts(a.countedAgain ?? {}, b.countedAgain ?? {}),
    }),
    lessons: mergeModuleLessons([...a.lessons, ...b.lessons]),
  };
}

function mergeModuleLessons(all: readonly ModuleLesson[]): readonly ModuleLesson[] {
  const merged = new Map<number, ModuleLesson>();
  for (const lesson of all) {
    const known = merged.get(lesson.module_lesson) ?? lesson;
    const completed = known.completed || lesson.completed;
    merged.set(lesson.module_lesson, { ...mergeFields(known, lesson), completed });
  }
  return [...merged.values()].sort((a, b) => a.module_lesson - b.module_lesson);
}
