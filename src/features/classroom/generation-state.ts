import type { GenerateClassRequest } from '../../contract/lesson-api.ts';
import type { NewRequest, RequestOf } from '../../data/requests/request-rows.ts';
import { isLive } from '../../domain/request-life.ts';
import { unreachable } from '../../domain/result.ts';

export type ClassRow = RequestOf<'class'>;

/** What the learner did on this visit to the classroom. */
export type Visit =
  | { phase: 'choosing' }
  /** A wish for a class is on its way to the records. */
  | { phase: 'asking' }
  /** A guard said no before anything was asked for. */
  | Refusal
  /** A class is awaited here, and opens when it comes. */
  | { phase: 'awaiting'; key: string };

export interface Refusal {
  phase: 'refused';
  message: string;
  remedy?: 'profile';
}

/** What the classroom tells of the class that is asked for. */
export type Generation =
  | { phase: 'idle' }
  | { phase: 'asking' }
  | Refusal
  /** Its page went away while it was being written, or another was asked for; it may be there by now. */
  | { phase: 'interrupted'; row: ClassRow }
  | { phase: 'writing'; row: ClassRow }
  /**
   * Cancelled by the learner, without a message, or failed with one. It may be asked for again; where the server was
   * out of reach, it can be written on the device.
   */
  | { phase: 'stopped'; row: ClassRow; message?: string; canWriteHere?: boolean };

/**
 * What there is to tell: of the class that is awaited here, else of one that another visit has asked for.
 * @param today the learner's local date, `YYYY-MM-DD`
 */
export function generationOf(classes: readonly ClassRow[], visit: Visit, today: string): Generation {
  if (visit.phase === 'refused' || visit.phase === 'asking') return visit;
  const awaited = visit.phase === 'awaiting' && classes.find(({ key }) => key === visit.key);
  if (awaited) return generationOfAwaited(awaited);
  const underway = classes.find(isBeingWritten);
  if (underway) return { phase: 'writing', row: underway };
  const interrupted = classes.find((row) => row.life.why !== 'new' && mayCome(row, today));
  return interrupted ? { phase: 'interrupted', row: interrupted } : { phase: 'idle' };
}

function isBeingWritten({ life }: ClassRow): boolean {
  return isLive(life) && life.why === 'new';
}

/** A refused one belongs to its day, whose credit it would spend; one that was left is told when it is there. */
function mayCome({ life, localDate }: ClassRow, today: string): boolean {
  if (life.why === 'left') return life.phase === 'done' || life.phase === 'unsaved';
  return isLive(life) || life.phase === 'done' || (life.phase === 'refused' && localDate === today);
}

function generationOfAwaited(row: ClassRow): Generation {
  const { life } = row;
  switch (life.phase) {
    case 'waiting':
    case 'sending':
      return { phase: 'writing', row };
    case 'unsaved':
      return { phase: 'stopped', row, message: life.message };
    case 'refused': {
      const canWriteHere = life.remedy === 'write-here';
      return { phase: 'stopped', row, message: life.message, ...(canWriteHere ? { canWriteHere } : {}) };
    }
    case 'cancelled':
      return { phase: 'stopped', row };
    case 'done':
      return { phase: 'idle' };
    default:
      return unreachable(life);
  }
}

/**
 * The request to put down: the one whose class is being written; else that of the same class on the same day which has
 * not come, unchanged down to its lists of used words, so that it costs once; otherwise a new one under `newKey`.
 */
export function classToAskFor(
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
