import type { AnswerCheck } from '../domain/answer-check.ts';
import type { CalledRight } from '../domain/called-right.ts';
import type { Level } from '../domain/levels.ts';
import type { CheckedText } from '../domain/marked-page.ts';
import type { AnsweredClass } from '../feedback/class-mistakes.ts';

/** What the worker can be asked for, by name: what it takes, and what comes of it. */
export interface CheckTypes {
  /** A text that belongs to no class. */
  text: { takes: { text: string; level: Level }; gives: CheckedText };
  /** The answer to a class. */
  answer: { takes: { lesson: AnsweredClass; answer: string; calledRight: CalledRight }; gives: AnswerCheck };
}
export type CheckName = keyof CheckTypes;

/** One check, under an id that its answer names. */
export type WorkerRequest = {
  [Name in CheckName]: { id: number; name: Name } & CheckTypes[Name]['takes'];
}[CheckName];

export type WorkerMessage =
  /** The script runs: from now on a worker that ends has met something that ends it. */
  | { type: 'ready' }
  | { type: 'done'; id: number; result: CheckTypes[CheckName]['gives'] }
  /** A fault of the program, which would come again. */
  | { type: 'failed'; id: number; message: string };
