import type { LearnerTables } from '../database/learner-tables.ts';
import type { DeadLetter, RefusedDeadLetter } from './synced-rows.ts';

/**
 * Whether the dead letter is about the current row of its key, which can be sent again; that of an unreadable
 * row holds the only copy of it.
 */
export function isRefusedDeadLetter(deadLetter: DeadLetter): deadLetter is RefusedDeadLetter {
  return deadLetter.reason !== 'unreadable';
}

/** Whether its record does not fit into the cloud. */
export function isTooLargeDeadLetter(deadLetter: DeadLetter): deadLetter is RefusedDeadLetter {
  return deadLetter.reason === 'too-large';
}

/** The dead letters of these rows, except those of unreadable rows, which the learner deletes. */
export function findDeadLetters({ dead }: LearnerTables, keys: readonly string[]) {
  return dead.where('key').anyOf(keys).and(isRefusedDeadLetter);
}
