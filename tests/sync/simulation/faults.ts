import { SYNC_STEPS } from '../../../src/sync/engine/engine-parts.ts';

/** Faults of a request: the next one after the fault was set. */
export const REQUEST_FAULTS = [
  'lost acknowledgement',
  'late commit',
  'duplicate',
  'reorder',
  'network error',
  'time-out',
  '5xx',
  'HTML page',
  '429',
  '401 once',
  '401 until sign-in',
  '403',
  '400',
  '409',
  '412',
] as const;
export type RequestFault = (typeof REQUEST_FAULTS)[number];

/** Faults of commits only, which wait for the next commit. */
export const COMMIT_FAULTS: ReadonlySet<RequestFault> = new Set([
  'lost acknowledgement',
  'late commit',
  'duplicate',
  '409',
  '412',
]);

/** Faults of a database transaction: the next one that changes a row. */
const STORE_FAULTS = ['quota abort', 'connection lost'] as const;
export type StoreFault = (typeof STORE_FAULTS)[number];

/** Faults that happen at the step itself. */
const INSTANT_FAULTS = [
  'crash',
  'reload',
  'frozen tab',
  'clock skew',
  'account switch',
  'signed out',
  'corrupt row',
  'corrupt document',
  'foreign entry',
  'edit',
  'refused record',
  'over the limit',
] as const;

export const FAULTS = [...REQUEST_FAULTS, ...STORE_FAULTS, ...INSTANT_FAULTS] as const;
export type SimulatedFault = (typeof FAULTS)[number];

/** Steps of a transaction: after the change of a row or entry, and once it is stored. */
const STORE_STEPS = ['row changed', 'entry changed', 'transaction stored'] as const;
/** Steps of a call of the lesson API: before its request leaves the page, and before its reply arrives. */
const CALL_STEPS = ['call sent', 'call answered'] as const;
export const FAULT_POINTS = [...SYNC_STEPS, ...STORE_STEPS, ...CALL_STEPS] as const;
/** A named step of the engine, of its store or of the sender of requests. */
export type FaultPoint = (typeof FAULT_POINTS)[number];

export function isRequestFault(fault: SimulatedFault): fault is RequestFault {
  return (REQUEST_FAULTS as readonly SimulatedFault[]).includes(fault);
}

export function isStoreFault(fault: SimulatedFault): fault is StoreFault {
  return (STORE_FAULTS as readonly SimulatedFault[]).includes(fault);
}

const IN_TRANSACTION: ReadonlySet<FaultPoint> = new Set(['row changed', 'entry changed']);

/** Whether a page that reaches the step has a transaction open. */
export function isInTransaction(point: FaultPoint): boolean {
  return IN_TRANSACTION.has(point);
}

/** Why a fault can't happen at a step; null when it can. */
export function explainImpossible(point: FaultPoint, fault: SimulatedFault): string | null {
  if (!isInTransaction(point)) return null;
  if (fault === 'corrupt row' || fault === 'foreign entry')
    return 'no other process can change a row during a transaction';
  return null;
}
