import type { LearnerTables } from '../database/learner-tables.ts';
import type { DeadLetter, RefusedLetter } from './synced-rows.ts';

/** A letter with a raw value is not about the row of its key, and the only copy of what it holds. */
export function isRefusedLetter(letter: DeadLetter): letter is RefusedLetter {
  return letter.reason !== 'unreadable';
}

/** Whether there is no room in the cloud for what it is about. */
export function isTooLargeLetter(letter: DeadLetter): letter is RefusedLetter {
  return letter.reason === 'too-large';
}

/** The letters about rows of these keys. One that holds a raw value stays until the learner lets it go. */
export function findDeadLetters({ dead }: LearnerTables, keys: readonly string[]) {
  return dead.where('key').anyOf(keys).and(isRefusedLetter);
}
