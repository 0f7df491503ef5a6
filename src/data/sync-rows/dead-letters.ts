import type { LearnerTables } from '../database/learner-tables.ts';
import type { DeadLetter, RefusedLetter } from './synced-rows.ts';

/**
 * Whether the letter is about the current row of its key; the letter of an unreadable row holds the only copy
 * of it.
 */
export function isRefusedDeadLetter(letter: DeadLetter): letter is RefusedLetter {
  return letter.reason !== 'unreadable';
}

/** Whether its record does not fit into the cloud. */
export function isTooLargeDeadLetter(letter: DeadLetter): letter is RefusedLetter {
  return letter.reason === 'too-large';
}

/** The refused letters of these rows. Letters of unreadable rows stay until the learner deletes them. */
export function findDeadLetters({ dead }: LearnerTables, keys: readonly string[]) {
  return dead.where('key').anyOf(keys).and(isRefusedDeadLetter);
}
