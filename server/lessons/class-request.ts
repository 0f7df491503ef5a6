import type { GenerateClassRequest } from '../../src/contract/lesson-api.ts';
import type { ClassRequest } from '../../src/teacher/class-request.ts';

/** The request of the lesson API in the teacher's own words. */
export function toClassRequest(request: GenerateClassRequest): ClassRequest {
  return {
    level: request.student_level,
    skill: request.skill_focus,
    reason: request.reason,
    teacher: request.teacher,
    age: request.age,
    moduleLesson: request.module_lesson ?? 0,
    usedPhrases: request.used_phrases,
    usedVocab: request.used_vocab,
  };
}
