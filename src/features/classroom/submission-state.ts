import type { RequestOf } from '../../data/requests/request-rows.ts';
import type { MarkedPage } from '../../domain/marked-page.ts';
import type { LessonRecord } from '../../domain/records.ts';
import { isRequestPostponed } from '../../domain/request-status.ts';
import { unreachable } from '../../domain/result.ts';

export type AnswerRow = RequestOf<'answer'>;

/** What the learner did on this visit to the lesson. */
export type SubmissionAttempt =
  | { status: 'none' }
  /** A guard said no before anything was handed in. */
  | { status: 'stopped'; message: string }
  /** What becomes of this answer is told here. */
  | { status: 'awaiting'; key: string }
  /** Its feedback has come. */
  | { status: 'answered' };

/** What the lesson tells of its answer. */
export type SubmissionState =
  | { status: 'idle' }
  | { status: 'sending'; key: string }
  /** Cancelled by the learner, without a message, or failed with one. */
  | { status: 'stopped'; message?: string }
  /**
   * Kept on the device until it is online, or the server has time; a message where the device didn't know that it
   * has no connection, and what the server says.
   */
  | { status: 'kept'; waitsFor: 'online' | 'later'; message?: string }
  /** Refused after it was kept. */
  | { status: 'refused'; message: string }
  /** `unsaved` is feedback that could not be stored, and why. */
  | {
      status: 'answered';
      unsavedFeedback?: { answer: string; feedback: string; page?: MarkedPage | undefined; message: string };
    };

/** What there is to tell of a lesson's answer. */
export function deriveSubmissionState(
  row: AnswerRow | undefined,
  handover: SubmissionAttempt,
): SubmissionState {
  if (handover.status === 'stopped' || handover.status === 'answered') return handover;
  if (!row) return { status: 'idle' };
  const { key, life } = row;
  const isAwaited = handover.status === 'awaiting' && handover.key === key;
  switch (life.phase) {
    case 'waiting':
    case 'sending': {
      if (!isRequestPostponed(life)) return { status: 'sending', key };
      const message = isAwaited && life.phase === 'waiting' ? life.message : undefined;
      const waitsFor = life.why === 'offline' ? 'online' : 'later';
      return { status: 'kept', waitsFor, ...(message === undefined ? {} : { message }) };
    }
    case 'unsaved':
      return {
        status: 'answered',
        unsavedFeedback: {
          answer: row.answer.trim(),
          feedback: life.reply.text,
          page: life.reply.page,
          message: life.message,
        },
      };
    case 'refused':
      return { status: isAwaited ? 'stopped' : 'refused', message: life.message };
    case 'cancelled':
      return isAwaited ? { status: 'stopped' } : { status: 'idle' };
    case 'done':
      return isAwaited ? { status: 'answered' } : { status: 'idle' };
    default:
      return unreachable(life);
  }
}

/** Whether the learner has feedback on what was handed in: the teacher's, or this device's until that comes. */
export function hasFeedback(
  submission: SubmissionState,
  { markedPage }: Pick<LessonRecord, 'markedPage'>,
): boolean {
  return submission.status === 'answered' || (submission.status === 'kept' && markedPage?.by === 'device');
}

/** The key to hand an answer in under: that of the same text which has no feedback, otherwise `newKey`. */
export function resolveIdempotencyKey(row: AnswerRow | undefined, answer: string, newKey: string): string {
  return row && row.life.phase !== 'done' && row.answer === answer ? row.key : newKey;
}
