import { canonicalJson } from '../data/canonical-json.ts';
import type { Course, ModuleLesson, SkillProgress } from '../domain/records.ts';
import { SKILLS, type Skill } from '../domain/skills.ts';
import { lastWritten } from './last-written.ts';

/**
 * Level, reason and age are the last writer's; progress only grows: counts merge by maximum, device by
 * device, and completed module lessons by union. Of two `required` numbers the smaller one holds, so
 * that set-up's 4 wins over the 10 of the classroom's stand-in, whichever came later.
 */
export function mergeCourses(a: Course, b: Course): Course {
  // Without the skills, which merge on their own and must not take part in choosing the winner.
  const { skills: _, ...winner } = lastWritten({ ...a, skills: [] }, { ...b, skills: [] });
  return { ...winner, skills: mergeSkills([...a.skills, ...b.skills]) };
}

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
    ...mergeUnknown(a, b),
    skill: a.skill,
    required: Math.min(a.required, b.required),
    counts: mergeCounts(a.counts, b.counts),
    lessons: mergeModule([...a.lessons, ...b.lessons]),
  };
}

function mergeCounts(
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const devices = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(devices.map((device) => [device, Math.max(a[device] ?? 0, b[device] ?? 0)]));
}

function mergeModule(all: readonly ModuleLesson[]): readonly ModuleLesson[] {
  const merged = new Map<number, ModuleLesson>();
  for (const lesson of all) {
    const known = merged.get(lesson.module_lesson) ?? lesson;
    const completed = known.completed || lesson.completed;
    merged.set(lesson.module_lesson, { ...mergeUnknown(known, lesson), completed });
  }
  return [...merged.values()].sort((a, b) => a.module_lesson - b.module_lesson);
}

/** The fields of both. Parts without a stamp settle a conflict by content: the larger text wins. */
function mergeUnknown<Part extends object>(a: Part, b: Part): Part {
  const larger = (x: unknown, y: unknown) => (canonicalJson(x) >= canonicalJson(y) ? x : y);
  const fields = new Map<string, unknown>(Object.entries(a));
  for (const [key, value] of Object.entries(b)) {
    fields.set(key, fields.has(key) ? larger(fields.get(key), value) : value);
  }
  return { ...a, ...Object.fromEntries(fields) };
}
