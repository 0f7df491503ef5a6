import type { GenerateClassRequest } from '../api-contract/lesson-api.ts';
import type { Level } from '../domain/levels.ts';
import type { Reason } from '../domain/reasons.ts';
import type { Skill } from '../domain/skills.ts';

/** The learner and wishes for a class, with what it should not repeat. */
export interface ClassRequest {
  level: Level;
  skill: Skill;
  reason: Reason;
  /** The teacher's name, which only the greeting uses. */
  teacher: string;
  /** In years. */
  age: number;
  /** 1 to 5 in a Speaking module, else 0; ignored for other skills. */
  moduleLesson: number;
  /** Quick Check phrases, names of teaching points and titles of texts of earlier classes. */
  usedPhrases: readonly string[];
  /** The words of earlier classes' vocabulary tables. */
  usedVocab: readonly string[];
}

/** Converts a request of the lesson API. */
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
