/** The key prefix in session storage of finished landing page games; the end time follows. */
export const ENTRANCE_PLAYS = 'entrance-play';

/** The levels of the game: the phrases with *break* are those of B1 course books, the easy ones of A1. */
export const ENTRANCE_LEVELS = ['A1', 'B1'] as const;
export type EntranceLevel = (typeof ENTRANCE_LEVELS)[number];

/** The level at which the game opens: a beginner succeeds with the first tap. */
export const FIRST_ENTRANCE_LEVEL: EntranceLevel = 'A1';

/** A finished game of the landing page, until it is saved for the learner who signs in. */
export interface EntrancePlay {
  /** The learner who was signed in while it was played; `null` for a visitor. */
  learner: string | null;
  level: EntranceLevel;
  /** The chosen word of each round, and the time it took in milliseconds. */
  answers: readonly { word: string; ms: number }[];
}
