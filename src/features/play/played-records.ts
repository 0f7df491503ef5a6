import type { LearnerStore } from '../../data/learner/learner-store.ts';
import { type AgeBand, ageBandOf } from '../../domain/age-band.ts';
import type { IdentifiedEvent } from '../../domain/game-records.ts';
import type { Level } from '../../domain/levels.ts';
import { SIGN_IN_DEFAULTS } from '../../domain/profile.ts';
import type { OwnWords, Words } from '../../domain/records.ts';

/** What the games of a day are chosen from. */
export interface PlayedRecords {
  level: Level;
  ageBand: AgeBand;
  words: Words;
  ownWords: OwnWords;
  /** What happened in games on this device, oldest first. */
  events: readonly IdentifiedEvent[];
  /** Ids of the games that were left in the middle. */
  saved: readonly string[];
}

export async function readPlayedRecords(store: LearnerStore): Promise<PlayedRecords> {
  const [profile, words, ownWords, events, saved] = await Promise.all([
    store.profile(),
    store.words(),
    store.ownWords(),
    store.playEvents(),
    store.savedGames(),
  ]);
  return {
    level: profile?.studentLevel ?? SIGN_IN_DEFAULTS.studentLevel,
    ageBand: ageBandOf(profile?.age),
    words,
    ownWords,
    events,
    saved,
  };
}
