import type { RequestOf } from '../../data/requests/request-rows.ts';
import type { MarkedPage } from '../../domain/marked-page.ts';
import { isPutOff } from '../../domain/request-life.ts';
import { unreachable } from '../../domain/result.ts';

export type AnswerRow = RequestOf<'answer'>;

/** What the learner did on this visit to the lesson. */
export type Handover =
  | { phase: 'none' }
  /** A guard said no before anything was handed in. */
  | { phase: 'stopped'; message: string }
  /** What becomes of this answer is told here. */
  | { phase: 'awaiting'; key: string }
  /** Its feedback has come. */
  | { phase: 'answered' };

/** What the lesson tells of its answer. */
export type Submission =
  | { phase: 'idle' }
  | { phase: 'sending'; key: string }
  /** Cancelled by the learner, without a message, or failed with one. */
  | { phase: 'stopped'; message?: string }
  /**
   * Kept on the device until it is online, or the server has time; a message where the device didn't know that it
   * has no connection, and what the server says.
   */
  | { phase: 'kept'; until: 'online' | 'later'; message?: string }
  /** Refused after it was kept. */
  | { phase: 'refused'; message: string }
  /** `unsaved` is feedback that could not be stored, and why. */
  | {
      phase: 'answered';
      unsaved?: { answer: string; feedback: string; page?: MarkedPage | undefined; message: string };
    };

/** What there is to tell of a lesson's answer. */
export function submissionOf(row: AnswerRow | undefined, handover: Handover): Submission {
  if (handover.phase === 'stopped' || handover.phase === 'answered') return handover;
  if (!row) return { phase: 'idle' };
  const { key, life } = row;
  const isAwaited = handover.phase === 'awaiting' && handover.key === key;
  switch (life.phase) {
    case 'waiting':
    case 'sending': {
      if (!isPutOff(life)) return { phase: 'sending', key };
      const message = isAwaited && life.phase === 'waiting' ? life.message : undefined;
      const until = life.why === 'offline' ? 'online' : 'later';
      return { phase: 'kept', until, ...(message === undefined ? {} : { message }) };
    }
    case 'unsaved':
      return {
        phase: 'answered',
        unsaved: {
          answer: row.answer.trim(),
          feedback: life.reply.text,
          page: life.reply.page,
          message: life.message,
        },
      };
    case 'refused':
      return { phase: isAwaited ? 'stopped' : 'refused', message: life.message };
    case 'cancelled':
      return isAwaited ? { phase: 'stopped' } : { phase: 'idle' };
    case 'done':
      return isAwaited ? { phase: 'answered' } : { phase: 'idle' };
    default:
      return unreachable(life);
  }
}

/** The key to hand an answer in under: that of the same text which has no feedback, otherwise `newKey`. */
export function answerKey(row: AnswerRow | undefined, answer: string, newKey: string): string {
  return row && row.life.phase !== 'done' && row.answer === answer ? row.key : newKey;
}
