import type { LessonRecord } from '../domain/records.ts';
import type { LessonApi } from '../remote/lesson-api.ts';

/** What the lesson API is told to give feedback on an answer to a class. */
export function answerRequest(
  lesson: LessonRecord,
  answer: string,
): Parameters<LessonApi['submitAnswer']>[0] {
  return {
    answer,
    class_plan: lesson.classPlan,
    student_level: lesson.studentLevel,
    skill_focus: lesson.skillFocus,
    reason: lesson.reason,
  };
}
