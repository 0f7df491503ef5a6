/*
 * What must be true in every history, which is a random run of the simulation: a learner's actions on several
 * devices, with faults (history.ts). The checks call `Ledger.expect` with one of these names: at the end,
 * once all faults have ended, and at each transaction and commit where possible.
 */

const INVARIANTS = {
  'no-write-lost':
    'every committed write is in the cloud, superseded by a later one, older than the newest 50 records of its kind, or a dead letter (a write that the cloud refused for good)',
  'row-and-entry-together': 'a row and its outbox entry exist together or not at all',
  'devices-converge': 'all devices converge',
  'exact-counts': 'the sums of the counters equal the completions and the answers',
  'progress-never-shrinks': 'badges, modules and reviews never shrink',
  'one-learner-per-request': 'no request carries one learner’s data with another’s token or path',
  'saved-record-stays': 'a save never drops the record that it saves as the oldest',
  'edit-during-push-stays-pending': 'an edit made during a push stays pending',
  'refusals-block-nothing':
    'a record that the cloud always refuses, or that is too large, does not block any other',
  'outbox-empties':
    'all changes are sent within 60 s of the end of the faults, without an action of the learner',
  'retries-are-bounded':
    'no request is sent before its backoff has ended, and no page repeats requests endlessly',
  'damage-is-tolerated': 'a corrupt local or remote row never crashes, and unknown fields survive',
  'pull-deletes-nothing': 'a pull never deletes local-only data, a failed read never creates a profile',
  'valid-commits-only':
    'no document and no list over its limit, no record twice and no empty container is ever sent',
  'drafts-stay': 'a draft text that was reported saved stays, and every tab shows it',
  'class-arrives-or-refund': 'every requested class arrives, or its credit is restored',
  'one-feedback-per-answer': 'a pending answer survives a reload, and its feedback arrives once',
  'pending-answer-keeps-lesson': 'a lesson with a pending answer stays, with any number of newer ones',
  'exact-copy': 'a device’s copy of the document is what the cloud had at the copy’s update time',
} as const;
export type Invariant = keyof typeof INVARIANTS;

/** An invariant that did not hold. */
export class InvariantViolation extends Error {
  readonly invariant: Invariant;

  constructor(invariant: Invariant, finding: string) {
    super(`Invariant ${invariant}, "${INVARIANTS[invariant]}", is broken: ${finding}`);
    this.name = 'InvariantViolation';
    this.invariant = invariant;
  }
}
