/** The key prefix in session storage of finished landing page games; the end time follows. */
export const ENTRANCE_PLAYS = 'entrance-play';

/** A finished game of the landing page, until it is saved for the learner who signs in. */
export interface EntrancePlay {
  /** The learner who was signed in while it was played; `null` for a visitor. */
  learner: string | null;
  /** The chosen word of each round, and the time it took in milliseconds. */
  answers: readonly { word: string; ms: number }[];
}
