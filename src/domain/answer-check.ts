import type { MarkedPage } from './marked-page.ts';
import type { NewMistake } from './records.ts';

/** What this device finds in the answer to a class. */
export interface AnswerCheck {
  /** As markdown. */
  feedback: string;
  page: MarkedPage;
  /** For the book of mistakes. */
  mistakes: readonly NewMistake[];
}

/** Why this device checked nothing. */
export type CheckFailure =
  /** The browser runs no workers, or the script can't be had, as offline before its first use. */
  | { kind: 'checker-unavailable' }
  /** The checker came to nothing with this text, twice. */
  | { kind: 'checker-crashed' }
  /** A fault of the program. */
  | { kind: 'internal-error'; message: string }
  /** Nobody waits for it any more. */
  | { kind: 'cancelled' };
