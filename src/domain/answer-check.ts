import type { MarkedPage } from './marked-page.ts';
import type { NewMistake } from './records.ts';

/** The result of checking an answer to a class on the device. */
export interface AnswerCheck {
  /** As markdown. */
  feedback: string;
  page: MarkedPage;
  /** For the book of mistakes. */
  mistakes: readonly NewMistake[];
}

/** Why the device did not check an answer. */
export type CheckFailure =
  /** The browser has no workers, or the script could not be loaded: offline before its first use. */
  | { kind: 'checker-unavailable' }
  /** The checker crashed twice with this text. */
  | { kind: 'checker-crashed' }
  /** A bug. */
  | { kind: 'internal-error'; message: string }
  /** The caller no longer needs the result. */
  | { kind: 'cancelled' };
