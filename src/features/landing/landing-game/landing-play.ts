/** The key prefix in session storage of finished landing page games; the end time follows. */
export const LANDING_PLAYS_PREFIX = 'entrance-play';

/** The levels of the game: the phrases with *break* are those of B1 course books, the easy ones of A1. */
export const LANDING_GAME_LEVELS = ['A1', 'B1'] as const;
export type LandingGameLevel = (typeof LANDING_GAME_LEVELS)[number];

/** The level at which the game opens: a beginner succeeds with the first tap. */
export const FIRST_LANDING_GAME_LEVEL: LandingGameLevel = 'A1';

/** A finished game of the landing page, until it is saved for the learner who signs in. */
export interface LandingPlay {
  /** The learner who was signed in while it was played; `null` for a visitor. */
  learner: string | null;
  level: LandingGameLevel;
  /** The chosen word of each round, and the time it took in milliseconds. */
  answers: readonly { word: string; ms: number }[];
}
