import type { GenerateClassRequest } from '../../contract/lesson-api.ts';
import { unreachable } from '../../domain/result.ts';

/** One wish for a class. Repeats of it carry the same key and the same request, so that it costs once. */
export interface ClassAttempt {
  key: string;
  /** The learner's local date whose credit it spends, `YYYY-MM-DD`. */
  localDate: string;
  request: GenerateClassRequest;
}

export type Generation =
  | { phase: 'idle' }
  /** A guard said no before anything was asked of the server. */
  | { phase: 'refused'; message: string; remedy?: 'profile' }
  | { phase: 'writing'; attempt: ClassAttempt }
  /** Cancelled by the learner, without a message, or failed with one. The attempt may be repeated. */
  | { phase: 'stopped'; attempt: ClassAttempt; message?: string };

export type GenerationEvent =
  | { type: 'refused'; message: string; remedy?: 'profile' }
  | { type: 'requested'; attempt: ClassAttempt }
  | { type: 'cancelled' }
  | { type: 'failed'; key: string; message: string }
  | { type: 'written'; key: string };

/** One step of asking for a class. What arrives for another attempt than the current one changes nothing. */
export function reduceGeneration(state: Generation, event: GenerationEvent): Generation {
  switch (event.type) {
    case 'refused':
      return state.phase === 'writing'
        ? state
        : { phase: 'refused', message: event.message, ...(event.remedy ? { remedy: event.remedy } : {}) };
    case 'requested':
      return state.phase === 'writing' ? state : { phase: 'writing', attempt: event.attempt };
    case 'cancelled':
      return state.phase === 'writing' ? { phase: 'stopped', attempt: state.attempt } : state;
    case 'failed':
      return isWriting(state, event.key)
        ? { phase: 'stopped', attempt: state.attempt, message: event.message }
        : state;
    case 'written':
      return isWriting(state, event.key) ? { phase: 'idle' } : state;
    default:
      return unreachable(event);
  }
}

function isWriting(state: Generation, key: string): state is Extract<Generation, { phase: 'writing' }> {
  return state.phase === 'writing' && state.attempt.key === key;
}

/**
 * The attempt to send: the one that was stopped when the learner asks for the same class on the same day,
 * unchanged down to its lists of used words; otherwise a new one under `newKey`.
 */
export function attemptFor(
  last: ClassAttempt | null,
  wish: { request: GenerateClassRequest; localDate: string },
  newKey: string,
): ClassAttempt {
  const isRepeat =
    last !== null &&
    last.localDate === wish.localDate &&
    CHOICES.every((field) => last.request[field] === wish.request[field]);
  return isRepeat ? last : { key: newKey, ...wish };
}

/** What makes two wishes the same class; used words differ only because other classes came in between. */
const CHOICES = [
  'student_level',
  'skill_focus',
  'teacher',
  'reason',
  'age',
  'module_lesson',
] satisfies (keyof GenerateClassRequest)[];
