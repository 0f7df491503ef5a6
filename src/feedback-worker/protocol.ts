import type { AnswerCheck } from '../domain/answer-check.ts';
import type { CalledRight } from '../domain/called-right.ts';
import type { Level } from '../domain/levels.ts';
import type { CheckedText } from '../domain/marked-page.ts';
import type { AnsweredClass } from '../feedback/class-mistakes.ts';

/** What the worker can be asked for, by name: what it takes, and what comes of it. */
export interface Checks {
  /** A text that belongs to no class. */
  text: { takes: { text: string; level: Level }; gives: CheckedText };
  /** The answer to a class. */
  answer: { takes: { lesson: AnsweredClass; answer: string; calledRight: CalledRight }; gives: AnswerCheck };
}
export type CheckName = keyof Checks;

/** One check, under an id that its answer names. */
export type ToWorker = { [Name in CheckName]: { id: number; name: Name } & Checks[Name]['takes'] }[CheckName];

export type FromWorker =
  /** The script runs: from now on a worker that ends has met something that ends it. */
  | { kind: 'ready' }
  | { kind: 'done'; id: number; given: Checks[CheckName]['gives'] }
  /** A fault of the program, which would come again. */
  | { kind: 'failed'; id: number; message: string };
