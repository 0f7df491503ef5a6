import type { LessonPlan } from '../../src/domain/lesson-plan.ts';
import type { ClassRequest } from '../../src/teacher/class-request.ts';
import { CURRICULUM } from '../../src/teacher/curriculum.ts';
import { writeClass } from '../../src/teacher/write-class.ts';

export interface WrittenClass {
  plan: LessonPlan;
  /** A remark for the learner, such as that another teacher stood in. */
  note?: string;
}

export interface WriteClassOptions {
  /** Makes two classes of the same request differ. */
  seed: number;
  /** Aborts when nobody waits for the class any more. */
  signal: AbortSignal;
}

/** Whoever writes a class. */
export interface ClassWriter {
  /** @throws when no class could be written, or when the signal aborts */
  writeClass(request: ClassRequest, options: WriteClassOptions): Promise<WrittenClass>;
}

/** The teacher that needs no language model: writes from the curriculum. */
export const builtInClassWriter: ClassWriter = {
  async writeClass(request, { seed }) {
    return { plan: writeClass(CURRICULUM[request.level], request, seed) };
  },
};
