import * as v from 'valibot';
import { type GenerateClassRequest, generateClassRequest } from '../../contract/lesson-api.ts';
import { unreachable } from '../../domain/result.ts';

const classAttempt = v.object({
  key: v.string(),
  /** The learner's local date whose credit it spends, `YYYY-MM-DD`. */
  localDate: v.string(),
  request: generateClassRequest,
});

/** One wish for a class. Repeats of it carry the same key and the same request, so that it costs once. */
export type ClassAttempt = v.InferOutput<typeof classAttempt>;

/** The attempt that was kept before the page went away; null when there was none, or none of `date`. */
export function readAttempt(kept: unknown, date: string): ClassAttempt | null {
  const parsed = v.safeParse(classAttempt, kept);
  return parsed.success && parsed.output.localDate === date ? parsed.output : null;
}

export type Generation =
  | { phase: 'idle' }
  /** A class was asked for when the page went away; the server may have written it. */
  | { phase: 'interrupted'; attempt: ClassAttempt }
  /** A guard said no before anything was asked of the server. */
  | { phase: 'refused'; message: string; remedy?: 'profile' }
  | { phase: 'writing'; attempt: ClassAttempt }
  /**
   * Cancelled by the learner, without a message, or failed with one. The attempt may be repeated; where the
   * server was out of reach, the class can be written on the device.
   */
  | { phase: 'stopped'; attempt: ClassAttempt; message?: string; canWriteHere?: boolean };

export type GenerationEvent =
  | { type: 'refused'; message: string; remedy?: 'profile' }
  | { type: 'found'; attempt: ClassAttempt }
  | { type: 'requested'; attempt: ClassAttempt }
  | { type: 'cancelled' }
  | { type: 'failed'; key: string; message: string; canWriteHere?: boolean }
  | { type: 'written'; key: string };

/** One step of asking for a class. What arrives for another attempt than the current one changes nothing. */
export function reduceGeneration(state: Generation, event: GenerationEvent): Generation {
  switch (event.type) {
    case 'refused':
      return state.phase === 'writing'
        ? state
        : { phase: 'refused', message: event.message, ...(event.remedy ? { remedy: event.remedy } : {}) };
    case 'found':
      return state.phase === 'idle' ? { phase: 'interrupted', attempt: event.attempt } : state;
    case 'requested':
      return state.phase === 'writing' ? state : { phase: 'writing', attempt: event.attempt };
    case 'cancelled':
      return state.phase === 'writing' ? { phase: 'stopped', attempt: state.attempt } : state;
    case 'failed':
      return isWriting(state, event.key)
        ? {
            phase: 'stopped',
            attempt: state.attempt,
            message: event.message,
            ...(event.canWriteHere ? { canWriteHere: true } : {}),
          }
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
