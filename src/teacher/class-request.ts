import type { GenerateClassRequest } from '../contract/lesson-api.ts';
import type { Level } from '../domain/levels.ts';
import type { Reason } from '../domain/reasons.ts';
import type { Skill } from '../domain/skills.ts';

/** For whom a class is written, and what it should not repeat. */
export interface ClassRequest {
  level: Level;
  skill: Skill;
  reason: Reason;
  /** The name of the teacher who greets; it changes nothing else. */
  teacher: string;
  /** In years. */
  age: number;
  /** 1 to 5 inside the Speaking module, else 0. Only Speaking classes look at it. */
  moduleLesson: number;
  /** Quick Check phrases of earlier classes; headings of teaching points and titles of texts count as well. */
  usedPhrases: readonly string[];
  /** The words of earlier classes' vocabulary tables. */
  usedVocab: readonly string[];
}

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
