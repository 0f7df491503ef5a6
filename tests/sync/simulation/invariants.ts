/**
 * What must hold of every history once its faults are healed, and throughout where it can be seen at once.
 */
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
  15: 'what a notepad was told to be saved stays, and every tab shows it',
  16: 'every class that was asked for comes, or its credit does',
  17: 'an answer that is under way stays so through a reload, and its feedback comes once',
  18: 'a lesson stays while an answer to it waits, however many come after it',
} as const;
export type Invariant = keyof typeof INVARIANTS;

/** An invariant that did not hold. */
export class InvariantViolation extends Error {
  readonly invariant: Invariant;

  constructor(invariant: Invariant, found: string) {
    super(`Invariant ${invariant}, "${INVARIANTS[invariant]}", is broken: ${found}`);
    this.name = 'Breach';
    this.invariant = invariant;
  }
}
