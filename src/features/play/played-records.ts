import type { LearnerStore } from '../../data/learner/learner-store.ts';
import { type AgeBand, ageBandOf } from '../../domain/age-band.ts';
import type { IdentifiedEvent } from '../../domain/game-records.ts';
import type { Level } from '../../domain/levels.ts';
import { SIGN_IN_DEFAULTS } from '../../domain/profile.ts';
import type { OwnWords, Words } from '../../domain/records.ts';

/** What the rooms with games know of a learner, and what chooses the games of a day. */
export interface PlayerRecords {
  level: Level;
  ageBand: AgeBand;
  /** Ids of the games that were left in the middle. */
  saved: readonly string[];
}

/** What the games of a day are chosen from. */
export interface PlayedRecords extends PlayerRecords {
  words: Words;
  ownWords: OwnWords;
  /** What happened in games on this device, oldest first. */
  events: readonly IdentifiedEvent[];
}

export async function readPlayer(store: LearnerStore): Promise<PlayerRecords> {
  const [profile, saved] = await Promise.all([store.profile(), store.savedGames()]);
  const level = profile?.studentLevel ?? SIGN_IN_DEFAULTS.studentLevel;
  return { level, ageBand: ageBandOf(profile?.age), saved };
}

export async function readPlayedRecords(store: LearnerStore): Promise<PlayedRecords> {
  const [player, words, ownWords, events] = await Promise.all([
    readPlayer(store),
    store.words(),
    store.ownWords(),
    store.playEvents(),
  ]);
  return { ...player, words, ownWords, events };
}
