import type { GenerateClassRequest } from '../../api-contract/lesson-api.ts';
import type { NewRequest, RequestOf } from '../../data/requests/request-rows.ts';
import { isFirstAttempt, isRequestPending, isRequestSuperseded } from '../../domain/request-status.ts';
import { unreachable } from '../../domain/result.ts';

/*
 * What the classroom shows of a requested class. The request is a row on the device, which is sent even after
 * the learner has left; a visit is the time from opening the classroom to leaving it.
 */

export type ClassRow = RequestOf<'class'>;

/** What the learner did on this visit to the classroom. */
export type GenerationVisit =
  | { status: 'choosing' }
  /** The request is being checked and stored. */
  | { status: 'requesting' }
  /** A precondition failed, so nothing was requested. */
  | GenerationRefusal
  /** The class opens here when it is ready. */
  | { status: 'awaiting'; key: string };

export interface GenerationRefusal {
  status: 'refused';
  message: string;
  remedy?: 'profile';
}

/**
 * The status of the requested class, as the classroom shows it. The class that this visit awaits is
 * `writing`, `stopped` or, when it is ready and opens, `idle`.
 */
export type GenerationState =
  /** Nothing is requested, or the awaited class is ready and opens. */
  | { status: 'idle' }
  | { status: 'requesting' }
  | GenerationRefusal
  /**
   * Its page was closed while it was being written, or another class was requested; it may be ready by now.
   */
  | { status: 'interrupted'; row: ClassRow }
  | { status: 'writing'; row: ClassRow }
  /** Cancelled by the learner (no message) or failed. Without a server it can be written on the device. */
  | { status: 'stopped'; row: ClassRow; message?: string; canWriteOnDevice?: boolean };

/**
 * Derives what to show: for the class awaited on this visit, otherwise for one of an earlier visit.
 * @param date the learner's local date, `YYYY-MM-DD`
 */
export function deriveGenerationState(
  classes: readonly ClassRow[],
  visit: GenerationVisit,
  date: string,
): GenerationState {
  if (visit.status === 'refused' || visit.status === 'requesting') return visit;
  const awaited = visit.status === 'awaiting' && classes.find(({ key }) => key === visit.key);
  if (awaited) return deriveAwaitedState(awaited);
  const rowBeingWritten = classes.find(isBeingWritten);
  if (rowBeingWritten) return { status: 'writing', row: rowBeingWritten };
  const interrupted = classes.find((row) => wasInterrupted(row) && canStillArrive(row, date));
  return interrupted ? { status: 'interrupted', row: interrupted } : { status: 'idle' };
}

/** Its page was closed, it could not be sent, or another class was requested. */
function wasInterrupted({ status }: ClassRow): boolean {
  return !isFirstAttempt(status);
}

function isBeingWritten({ status }: ClassRow): boolean {
  return isRequestPending(status) && isFirstAttempt(status);
}

/**
 * A refused class can be requested again on the same day, because it costs that day's credit. A superseded
 * one is only offered when it is ready.
 */
function canStillArrive({ status, localDate }: ClassRow, date: string): boolean {
  if (isRequestSuperseded(status)) return status.phase === 'done' || status.phase === 'unsaved';
  return (
    isRequestPending(status) || status.phase === 'done' || (status.phase === 'refused' && localDate === date)
  );
}

function deriveAwaitedState(row: ClassRow): GenerationState {
  const { status } = row;
  switch (status.phase) {
    case 'waiting':
    case 'sending':
      return { status: 'writing', row };
    case 'unsaved':
      return { status: 'stopped', row, message: status.message };
    case 'refused': {
      const canWriteOnDevice = status.remedy === 'write-here';
      return {
        status: 'stopped',
        row,
        message: status.message,
        ...(canWriteOnDevice ? { canWriteOnDevice } : {}),
      };
    }
    case 'cancelled':
      return { status: 'stopped', row };
    case 'done':
      // An effect opens it.
      return { status: 'idle' };
    default:
      return unreachable(status);
  }
}

/**
 * Returns the request to store: the one that is being written; else an earlier one for the same class and day
 * that did not finish, with its old lists of used words, because a changed request would be a new class and
 * cost again; otherwise a new one with `newKey`.
 */
export function resolveClassRequest(
  classes: readonly ClassRow[],
  wanted: Pick<ClassRow, 'by' | 'request' | 'localDate'>,
  newKey: string,
): NewRequest {
  const rowBeingWritten = classes.find((row) => row.status.phase !== 'unsaved' && isBeingWritten(row));
  if (rowBeingWritten) return rowBeingWritten;
  const earlierRow = classes.find(
    ({ by, status, localDate, request }) =>
      (by === 'review') === (wanted.by === 'review') &&
      status.phase !== 'done' &&
      localDate === wanted.localDate &&
      CLASS_FIELDS.every((field) => request[field] === wanted.request[field]),
  );
  return earlierRow ? { ...earlierRow, by: wanted.by } : { kind: 'class', key: newKey, ...wanted };
}

/** The fields that identify a class; lists of used words differ only because of other classes in between. */
const CLASS_FIELDS = [
  'student_level',
  'skill_focus',
  'teacher',
  'reason',
  'age',
  'module_lesson',
] satisfies (keyof GenerateClassRequest)[];
