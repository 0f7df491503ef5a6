import type { SubmitAnswerRequest } from '../contract/lesson-api.ts';
import type { LessonRecord } from '../domain/records.ts';

/** What the lesson API is told to give feedback on an answer to a class. */
export function answerRequest(lesson: LessonRecord, answer: string): SubmitAnswerRequest {
  return {
    answer,
    class_plan: lesson.classPlan,
    student_level: lesson.studentLevel,
    skill_focus: lesson.skillFocus,
    reason: lesson.reason,
  };
}
