import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { isSameJson } from '../../data/canonical-json.ts';
import { type AgeBand, ageBandOf } from '../../domain/age-band.ts';
import type { BestResults } from '../../domain/game-records.ts';
import type { Level } from '../../domain/levels.ts';
import { SIGN_IN_DEFAULTS } from '../../domain/profile.ts';
import { useLearner } from '../../session/session-context.tsx';

/** What the rooms with games know of the learner. */
export interface GameRecords {
  level: Level;
  ageBand: AgeBand;
  /** Ids of the games that were left in the middle. */
  saved: readonly string[];
  /** By game. */
  best: Readonly<Record<string, BestResults>>;
}

/** Live, and the same for as long as it says the same: each move that is saved has it read; `undefined` until it is read. */
export function useGameRecords(): GameRecords | undefined {
  const { store } = useLearner();
  const read = useLiveQuery(async () => {
    const [profile, saved, best] = await Promise.all([
      store.profile(),
      store.savedGames(),
      store.bestResults(),
    ]);
    return {
      level: profile?.studentLevel ?? SIGN_IN_DEFAULTS.studentLevel,
      ageBand: ageBandOf(profile?.age),
      saved,
      best,
    };
  }, [store]);
  const [records, setRecords] = useState(read);
  if (records === read || isSameJson(records, read)) return records;
  setRecords(read);
  return read;
}
