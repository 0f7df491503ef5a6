/** What session storage calls the games on the machine at the entrance; each goes on with the moment of its end. */
export const ENTRANCE_PLAYS = 'entrance-play';

/** A finished game on the machine at the entrance, on its way to the records of whoever goes on from there. */
export interface EntrancePlay {
  /** Who was signed in on this device as it was played; `null` for a visitor. */
  learner: string | null;
  /** The word that was chosen in each round, and how long that took, in milliseconds. */
  answers: readonly { word: string; ms: number }[];
}
