import type { LearnerStore } from '../../data/learner/learner-store.ts';
import { type AgeBand, getAgeBand } from '../../domain/age-band.ts';
import type { IdentifiedEvent } from '../../domain/game-records.ts';
import type { Level } from '../../domain/levels.ts';
import type { OwnWords, PackedWords } from '../../domain/records.ts';
import { SIGN_IN_DEFAULTS } from '../../domain/records.ts';

/** What the rooms with games need to know about the learner. */
export interface PlayerRecords {
  level: Level;
  ageBand: AgeBand;
  /** The games in progress. */
  savedGameIds: readonly string[];
}

/** The records that today's games are chosen from. */
export interface GameChoiceRecords extends PlayerRecords {
  words: PackedWords;
  ownWords: OwnWords;
  /** The events of games on this device, oldest first. */
  events: readonly IdentifiedEvent[];
}

export async function readPlayerRecords(store: LearnerStore): Promise<PlayerRecords> {
  const [profile, savedGameIds] = await Promise.all([store.readProfile(), store.readSavedGameIds()]);
  const level = profile?.studentLevel ?? SIGN_IN_DEFAULTS.studentLevel;
  return { level, ageBand: getAgeBand(profile?.age), savedGameIds };
}

export async function readGameChoiceRecords(store: LearnerStore): Promise<GameChoiceRecords> {
  const [player, words, ownWords, events] = await Promise.all([
    readPlayerRecords(store),
    store.readWords(),
    store.readOwnWords(),
    store.readPlayEvents(),
  ]);
  return { ...player, words, ownWords, events };
}
