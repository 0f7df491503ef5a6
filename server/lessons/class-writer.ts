import type { LessonPlan } from '../../src/domain/lesson-plan.ts';
import type { ClassRequest } from '../../src/teacher/class-request.ts';
import { CURRICULUM } from '../../src/teacher/curriculum.ts';
import { writeClass } from '../../src/teacher/write-class.ts';

export interface WrittenClass {
  plan: LessonPlan;
  /** A note for the learner, such as that the built-in teacher wrote the class. */
  note?: string;
}

export interface WriteClassOptions {
  /** Varies the classes of equal requests. */
  seed: number;
  /** Aborts when all clients have disconnected. */
  signal: AbortSignal;
}

/** The port to a writer of classes. */
export interface ClassWriter {
  /** @throws when no class could be written, or when the signal aborts */
  writeClass(request: ClassRequest, options: WriteClassOptions): Promise<WrittenClass>;
}

/** Writes classes from the curriculum, without a language model. */
export const builtInClassWriter: ClassWriter = {
  async writeClass(request, { seed }) {
    return { plan: writeClass(CURRICULUM[request.level], request, seed) };
  },
};
