import type { GenerateClassRequest } from '../../contract/lesson-api.ts';
import type { NewRequest, RequestOf } from '../../data/requests/request-rows.ts';
import { isRequestPending } from '../../domain/request-status.ts';
import { unreachable } from '../../domain/result.ts';

export type ClassRow = RequestOf<'class'>;

/** What the learner did on this visit to the classroom. */
export type GenerationAttempt =
  | { status: 'choosing' }
  /** A wish for a class is on its way to the records. */
  | { status: 'asking' }
  /** A guard said no before anything was asked for. */
  | GenerationRefusal
  /** A class is awaited here, and opens when it comes. */
  | { status: 'awaiting'; key: string };

export interface GenerationRefusal {
  status: 'refused';
  message: string;
  remedy?: 'profile';
}

/** What the classroom tells of the class that is asked for. */
export type GenerationState =
  | { status: 'idle' }
  | { status: 'asking' }
  | GenerationRefusal
  /** Its page went away while it was being written, or another was asked for; it may be there by now. */
  | { status: 'interrupted'; row: ClassRow }
  | { status: 'writing'; row: ClassRow }
  /**
   * Cancelled by the learner, without a message, or failed with one. It may be asked for again; where the server was
   * out of reach, it can be written on the device.
   */
  | { status: 'stopped'; row: ClassRow; message?: string; canWriteOnDevice?: boolean };

/**
 * What there is to tell: of the class that is awaited here, else of one that another visit has asked for.
 * @param today the learner's local date, `YYYY-MM-DD`
 */
export function deriveGenerationState(
  classes: readonly ClassRow[],
  visit: GenerationAttempt,
  today: string,
): GenerationState {
  if (visit.status === 'refused' || visit.status === 'asking') return visit;
  const awaited = visit.status === 'awaiting' && classes.find(({ key }) => key === visit.key);
  if (awaited) return deriveAwaitedState(awaited);
  const underway = classes.find(isBeingWritten);
  if (underway) return { status: 'writing', row: underway };
  const interrupted = classes.find((row) => row.life.why !== 'new' && canStillArrive(row, today));
  return interrupted ? { status: 'interrupted', row: interrupted } : { status: 'idle' };
}

function isBeingWritten({ life }: ClassRow): boolean {
  return isRequestPending(life) && life.why === 'new';
}

/** A refused one belongs to its day, whose credit it would spend; one that was left is told when it is there. */
function canStillArrive({ life, localDate }: ClassRow, today: string): boolean {
  if (life.why === 'left') return life.phase === 'done' || life.phase === 'unsaved';
  return isRequestPending(life) || life.phase === 'done' || (life.phase === 'refused' && localDate === today);
}

function deriveAwaitedState(row: ClassRow): GenerationState {
  const { life } = row;
  switch (life.phase) {
    case 'waiting':
    case 'sending':
      return { status: 'writing', row };
    case 'unsaved':
      return { status: 'stopped', row, message: life.message };
    case 'refused': {
      const canWriteOnDevice = life.remedy === 'write-here';
      return {
        status: 'stopped',
        row,
        message: life.message,
        ...(canWriteOnDevice ? { canWriteOnDevice } : {}),
      };
    }
    case 'cancelled':
      return { status: 'stopped', row };
    case 'done':
      return { status: 'idle' };
    default:
      return unreachable(life);
  }
}

/**
 * The request to put down: the one whose class is being written; else that of the same class on the same day which has
 * not come, unchanged down to its lists of used words, so that it costs once; otherwise a new one under `newKey`.
 */
export function resolveClassRequest(
  classes: readonly ClassRow[],
  wish: { request: GenerateClassRequest; localDate: string },
  newKey: string,
): NewRequest {
  const underway = classes.find((row) => row.life.phase !== 'unsaved' && isBeingWritten(row));
  if (underway) return underway;
  const same = classes.find(
    ({ life, localDate, request }) =>
      life.phase !== 'done' &&
      localDate === wish.localDate &&
      CHOICES.every((field) => request[field] === wish.request[field]),
  );
  return same ? { ...same, by: 'server' } : { kind: 'class', by: 'server', key: newKey, ...wish };
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
