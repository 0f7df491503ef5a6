/** The invariants of every history, checked once its faults have ended, and during it where possible. */
const INVARIANTS = {
  1: 'every committed write is in the cloud, superseded by a later one, outside the newest 50, or in `dead`',
  2: 'a row and its outbox entry exist together or not at all',
  3: 'all devices converge',
  4: 'the sums of the counters equal the completions and the answers',
  5: 'badges, modules and reviews never shrink',
  6: 'no request carries one learner’s data with another’s token or path',
  7: 'a just-saved record is never trimmed by its own save',
  8: 'an edit made during a push stays pending',
  9: 'neither poison nor an over-large record blocks another key',
  10: 'the outbox empties within 60 s with no action by the learner',
  11: 'retries are bounded',
  12: 'a corrupt local or remote row never crashes, and unknown fields survive',
  13: 'a pull never deletes local-only data, a failed read never creates a profile',
  14: 'no document and no list over its limit, no record twice and no empty container is ever sent',
  15: 'a draft text that was reported saved stays, and every tab shows it',
  16: 'every requested class arrives, or its credit is restored',
  17: 'a pending answer survives a reload, and its feedback arrives once',
  18: 'a lesson with a pending answer stays, with any number of newer ones',
  19: 'a device’s copy of the document is what the cloud had at the copy’s update time',
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
