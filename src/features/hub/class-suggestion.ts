import { getModuleLesson } from '../../domain/course.ts';
import { SIGN_IN_DEFAULTS } from '../../domain/records.ts';
import { suggestSkill } from '../../domain/suggested-skill.ts';
import { TYPICAL_CLASS_MINUTES } from '../../domain/typical-class-minutes.ts';
import { getModuleLessonTopic } from '../../teacher/speaking-topics.ts';
import type { CourseRecords } from '../shell/use-records.ts';

/** What the hub suggests: continue a class, request the suggested one, or choose one. */
export type ClassSuggestion =
  | { kind: 'continue'; text: string; lessonId: string }
  | { kind: 'new-class'; text: string; minutes: number }
  | { kind: 'choice'; text: string; minutes: number };

/**
 * Suggests the newest class without an answer, else the course's suggested skill (for Speaking, its module
 * lesson), or any class once every skill is complete.
 */
export function suggestClass({ profile, course, lessons }: CourseRecords): ClassSuggestion {
  const [newest] = lessons;
  if (newest && !newest.completed) {
    return { kind: 'continue', text: `Continue your ${newest.skillFocus} class`, lessonId: newest.id };
  }
  const suggested = suggestSkill(course);
  const minutesBySkill = TYPICAL_CLASS_MINUTES[profile?.studentLevel ?? SIGN_IN_DEFAULTS.studentLevel];
  if (!suggested) {
    const text = 'All skills complete! Choose any class.';
    return { kind: 'choice', text, minutes: minutesBySkill.Grammar };
  }
  const { skill } = suggested;
  const minutes = minutesBySkill[skill];
  const moduleLesson = getModuleLesson(skill, course);
  if (moduleLesson === 0) return { kind: 'new-class', text: `Next: a ${skill} class`, minutes };
  const { studentLevel: level, age, why: reason } = { ...SIGN_IN_DEFAULTS, ...profile };
  const topic = getModuleLessonTopic({ reason, level, age }, moduleLesson);
  return { kind: 'new-class', text: `Next: Speaking lesson ${moduleLesson} – ${topic}`, minutes };
}
