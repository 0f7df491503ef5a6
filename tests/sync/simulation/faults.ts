import { SYNC_STEPS } from '../../../src/sync/engine/engine-parts.ts';

/** What may befall a request: the next one after the fault was laid. */
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

/** Those that mean something for a commit only: they wait for the next one. */
export const COMMIT_FAULTS: ReadonlySet<RequestFault> = new Set([
  'lost acknowledgement',
  'late commit',
  'duplicate',
  '409',
  '412',
]);

/** What may befall a transaction of the device's database: the next one that changes a row. */
const STORE_FAULTS = ['quota abort', 'connection lost'] as const;
export type StoreFault = (typeof STORE_FAULTS)[number];

/** What happens at the very step. */
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
  'poison',
  'over the limit',
] as const;

export const FAULTS = [...REQUEST_FAULTS, ...STORE_FAULTS, ...INSTANT_FAULTS] as const;
export type SimulatedFault = (typeof FAULTS)[number];

/**
 * The moments of a transaction, the learner's or the engine's: after a change of a row and of an entry,
 * inside it, and when it is stored but nobody was told.
 */
const STORE_STEPS = ['row changed', 'entry changed', 'transaction stored'] as const;
/** The moments of a call of the lesson API: before it leaves the page, and before its answer gets there. */
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

/** Why a fault can't happen at a step; null when it can. */
export function explainImpossible(place: FaultPoint, fault: SimulatedFault): string | null {
  if (!IN_TRANSACTION.has(place)) return null;
  if (fault === 'frozen tab') return 'a transaction of a frozen page ends: it is stored or undone';
  if (fault === 'corrupt row' || fault === 'foreign entry')
    return 'nobody else reaches a row in a transaction';
  return null;
}
