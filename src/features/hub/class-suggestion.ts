import { getModuleLesson } from '../../domain/course.ts';
import { SIGN_IN_DEFAULTS } from '../../domain/profile.ts';
import { suggestSkill } from '../../domain/suggested-skill.ts';
import { getModuleLessonTopic } from '../../teacher/speaking-topics.ts';
import type { CourseRecords } from '../frame/use-records.ts';

/** What the hub suggests to do now: go on with a class, have the suggested one written, or choose one. */
export type ClassSuggestion =
  | { kind: 'go-on'; text: string; lessonId: string }
  | { kind: 'new-class'; text: string }
  | { kind: 'choice'; text: string };

/**
 * One suggestion: the newest class without an answer, else the suggested skill of the course with, for
 * Speaking, its module lesson; any class once every skill is complete.
 */
export function suggestClass({ profile, course, lessons }: CourseRecords): ClassSuggestion {
  const [newest] = lessons;
  if (newest && !newest.completed) {
    return { kind: 'go-on', text: `Continue your ${newest.skillFocus} class`, lessonId: newest.id };
  }
  const suggested = suggestSkill(course);
  if (!suggested) return { kind: 'choice', text: 'Next: a class of your choice. Every skill is complete!' };
  const moduleLesson = getModuleLesson(suggested.skill, course);
  if (moduleLesson === 0) return { kind: 'new-class', text: `Next: a ${suggested.skill} class` };
  const topic = getModuleLessonTopic(profile?.why ?? SIGN_IN_DEFAULTS.why, moduleLesson);
  return { kind: 'new-class', text: `Next: Speaking lesson ${moduleLesson} – ${topic}` };
}
