/*
 * What the landing page's game and the app share. A visitor chooses the words that go with others ("break the
 * record"); the finished game waits in session storage until the app saves it for the learner who signs in.
 */

/**
 * The key prefix in session storage of finished landing page games, before the time of the end in
 * milliseconds since the epoch. "entrance" is the old name, which stored entries still have.
 */
export const LANDING_PLAYS_PREFIX = 'entrance-play';

/** The levels of the game: phrases with "break" as in B1 course books, and easy ones for A1. */
export const LANDING_GAME_LEVELS = ['A1', 'B1'] as const;
export type LandingGameLevel = (typeof LANDING_GAME_LEVELS)[number];

/** The level at which the game opens: the lowest, so that a beginner can succeed with the first tap. */
export const FIRST_LANDING_GAME_LEVEL: LandingGameLevel = 'A1';

/** A finished game of the landing page, until it is saved for the learner who signs in. */
export interface LandingPlay {
  /** The learner who was signed in while it was played; `null` for a visitor. */
  learner: string | null;
  level: LandingGameLevel;
  /** The chosen word of each round, and the time it took in milliseconds. */
  answers: readonly { word: string; ms: number }[];
}
