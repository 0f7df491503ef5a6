import type { AnswerCheck } from '../domain/answer-check.ts';
import type { SentDisputes } from '../domain/disputed-answers.ts';
import type { Level } from '../domain/levels.ts';
import type { CheckedText } from '../domain/marked-page.ts';
import type { AnsweredClass } from '../feedback/class-mistakes.ts';

/** The checks of the worker by name. */
export interface CheckTypes {
  /** A text outside a class. */
  text: { input: { text: string; level: Level }; output: CheckedText };
  /** The answer to a class. */
  answer: {
    input: { lesson: AnsweredClass; answer: string; calledRight: SentDisputes };
    output: AnswerCheck;
  };
}
export type CheckName = keyof CheckTypes;

/** One check; its reply has the same id. */
export type WorkerRequest = {
  [Name in CheckName]: { id: number; name: Name } & CheckTypes[Name]['input'];
}[CheckName];

export type WorkerMessage =
  /** The script has loaded; an error event after this is a crash. */
  | { type: 'ready' }
  | { type: 'done'; id: number; result: CheckTypes[CheckName]['output'] }
  /** The check threw, which is a bug; trying again would not help. */
  | { type: 'failed'; id: number; message: string };
