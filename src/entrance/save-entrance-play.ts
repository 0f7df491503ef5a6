import { ENTRANCE_PLAYS, type EntrancePlay } from '../features/landing/entrance-game/entrance-play.ts';

/** Keeps a finished game in this tab, for whoever goes on from here. */
export function saveEntrancePlay(answers: EntrancePlay['answers']): void {
  try {
    const play: EntrancePlay = { learner: localStorage.getItem('currentUser'), answers };
    sessionStorage.setItem(`${ENTRANCE_PLAYS}:${Date.now()}`, JSON.stringify(play));
  } catch {
    // A browser that denies storage has no records to take the game into either.
  }
}
