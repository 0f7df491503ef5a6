import { COURSE_FIELDS, type Course, type ModuleLesson, type SkillProgress } from '../../domain/records.ts';
import { SKILLS, type Skill } from '../../domain/skills.ts';
import { isSameValue } from '../wire/plain-value.ts';
import { mergeByField } from './merge-by-field.ts';
import { mergeFields } from './merge-last-written.ts';
import { mergeCounts } from './merge-maps.ts';

/** The courses that a merge has returned, which are in normal form: skills and lessons sorted, each once. */
const normalForms = new WeakSet<Course>();

/**
 * Level, reason and age are each their last writer's; counts merge by maximum for each device, completed
 * module lessons by union. Of two `required` numbers the smaller one wins, so that set-up's 4 replaces the
 * fallback course's 10.
 */
export function mergeCourses(a: Course, b: Course): Course {
  // Most courses are equal, and merging one in normal form with itself gives the same.
  if ((normalForms.has(a) || normalForms.has(b)) && isSameValue(a, b)) return a;
  // Without the skills, which are merged on their own and must not decide which course wins.
  const { skills: _, ...winner } = mergeByField({ ...a, skills: [] }, { ...b, skills: [] }, COURSE_FIELDS);
  const merged = { ...winner, skills: mergeSkills([...a.skills, ...b.skills]) };
  normalForms.add(merged);
  return merged;
}

function mergeSkills(all: readonly SkillProgress[]): readonly SkillProgress[] {
  const merged = new Map<Skill, SkillProgress>();
  for (const progress of all) {
    const existing = merged.get(progress.skill);
    // The first one with itself, to bring it into normal form.
    merged.set(progress.skill, mergeProgress(existing ?? progress, progress));
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
    const existing = merged.get(lesson.module_lesson) ?? lesson;
    const completed = existing.completed || lesson.completed;
    merged.set(lesson.module_lesson, { ...mergeFields(existing, lesson), completed });
  }
  return [...merged.values()].sort((a, b) => a.module_lesson - b.module_lesson);
}
