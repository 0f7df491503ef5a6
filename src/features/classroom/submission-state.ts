import type { RequestOf } from '../../data/requests/request-rows.ts';
import type { MarkedPage } from '../../domain/marked-page.ts';
import type { LessonRecord } from '../../domain/records.ts';
import { isRequestPostponed } from '../../domain/request-status.ts';
import { unreachable } from '../../domain/result.ts';

export type AnswerRow = RequestOf<'answer'>;

/** What the learner did on this visit to the lesson. */
export type SubmissionAttempt =
  | { status: 'idle' }
  /** A precondition failed, so nothing was submitted. */
  | { status: 'stopped'; message: string }
  /** This answer was submitted on this visit. */
  | { status: 'awaiting'; key: string }
  /** Its feedback has arrived. */
  | { status: 'answered' };

/** The status of a lesson's answer, as the lesson shows it. */
export type SubmissionState =
  | { status: 'idle' }
  | { status: 'sending'; key: string }
  /** Cancelled by the learner (no message) or failed. */
  | { status: 'stopped'; message?: string }
  /**
   * Waits on the device for a connection or for a busy server. `message` is the server's, or says that the
   * connection turned out to be missing.
   */
  | { status: 'queued'; waitsFor: 'online' | 'later'; message?: string }
  /** Refused after it was queued. */
  | { status: 'refused'; message: string }
  /** `unsavedFeedback` could not be stored, for the reason in its message. */
  | {
      status: 'answered';
      unsavedFeedback?: { answer: string; feedback: string; page?: MarkedPage | undefined; message: string };
    };

/** Derives the status of a lesson's answer from its request and what was done on this visit. */
export function deriveSubmissionState(
  row: AnswerRow | undefined,
  attempt: SubmissionAttempt,
): SubmissionState {
  if (attempt.status === 'stopped' || attempt.status === 'answered') return attempt;
  if (!row) return { status: 'idle' };
  const { key, status } = row;
  const isAwaited = attempt.status === 'awaiting' && attempt.key === key;
  switch (status.phase) {
    case 'waiting':
    case 'sending': {
      if (!isRequestPostponed(status)) return { status: 'sending', key };
      const message = isAwaited && status.phase === 'waiting' ? status.message : undefined;
      const waitsFor = status.why === 'offline' ? 'online' : 'later';
      return { status: 'queued', waitsFor, ...(message === undefined ? {} : { message }) };
    }
    case 'unsaved':
      return {
        status: 'answered',
        unsavedFeedback: {
          answer: row.answer.trim(),
          feedback: status.reply.text,
          page: status.reply.page,
          message: status.message,
        },
      };
    case 'refused':
      return { status: isAwaited ? 'stopped' : 'refused', message: status.message };
    case 'cancelled':
      return isAwaited ? { status: 'stopped' } : { status: 'idle' };
    case 'done':
      return isAwaited ? { status: 'answered' } : { status: 'idle' };
    default:
      return unreachable(status);
  }
}

/** Whether the learner has feedback: the teacher's, or this device's until the teacher's arrives. */
export function hasFeedback(
  submission: SubmissionState,
  { markedPage }: Pick<LessonRecord, 'markedPage'>,
): boolean {
  return submission.status === 'answered' || (submission.status === 'queued' && markedPage?.by === 'device');
}

/** Returns the key of the earlier request for the same text without feedback, otherwise `newKey`. */
export function resolveIdempotencyKey(row: AnswerRow | undefined, answer: string, newKey: string): string {
  return row && row.status.phase !== 'done' && row.answer === answer ? row.key : newKey;
}
