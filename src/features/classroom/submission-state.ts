import { unreachable } from '../../domain/result.ts';

/** An answer on its way. A repeat of the same text keeps its key. */
export interface AnswerAttempt {
  key: string;
  answer: string;
}

export type Submission =
  | { phase: 'idle' }
  | { phase: 'sending'; attempt: AnswerAttempt }
  /** Cancelled by the learner, without a message, or failed with one. */
  | { phase: 'stopped'; attempt: AnswerAttempt; message?: string }
  /** Kept on the device, to be sent once there is a connection; a message where the device didn't know of its lack. */
  | { phase: 'posted'; attempt: AnswerAttempt; message?: string }
  /** `unsaved` tells why the feedback, which is shown all the same, could not be stored. */
  | { phase: 'answered'; feedback: string; unsaved?: string };

export type SubmissionEvent =
  | { type: 'sent'; attempt: AnswerAttempt }
  | { type: 'cancelled' }
  | { type: 'failed'; key: string; message: string }
  | { type: 'posted'; key: string; message?: string }
  | { type: 'answered'; key: string; feedback: string; unsaved?: string };

/** One step of submitting an answer. What arrives for another attempt than the current one changes nothing. */
export function reduceSubmission(state: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case 'sent':
      return state.phase === 'sending' ? state : { phase: 'sending', attempt: event.attempt };
    case 'cancelled':
      return state.phase === 'sending' ? { phase: 'stopped', attempt: state.attempt } : state;
    case 'failed':
      return isSending(state, event.key)
        ? { phase: 'stopped', attempt: state.attempt, message: event.message }
        : state;
    case 'posted':
      return isSending(state, event.key)
        ? {
            phase: 'posted',
            attempt: state.attempt,
            ...(event.message === undefined ? {} : { message: event.message }),
          }
        : state;
    case 'answered':
      return isSending(state, event.key)
        ? {
            phase: 'answered',
            feedback: event.feedback,
            ...(event.unsaved === undefined ? {} : { unsaved: event.unsaved }),
          }
        : state;
    default:
      return unreachable(event);
  }
}

function isSending(state: Submission, key: string): state is Extract<Submission, { phase: 'sending' }> {
  return state.phase === 'sending' && state.attempt.key === key;
}

/** The attempt to send: the stopped or posted one for the same text, otherwise a new one under `newKey`. */
export function answerAttempt(state: Submission, answer: string, newKey: string): AnswerAttempt {
  const isKept = state.phase === 'stopped' || state.phase === 'posted';
  return isKept && state.attempt.answer === answer ? state.attempt : { key: newKey, answer };
}
