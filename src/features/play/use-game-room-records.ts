import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { isSameJson } from '../../data/canonical-json.ts';
import type { BestResults } from '../../domain/game-records.ts';
import { useLearner } from '../../session/session-context.tsx';
import { type PlayerRecords, readPlayerRecords } from './player-records.ts';

/** The learner's records for the rooms with games. */
export interface GameRoomRecords extends PlayerRecords {
  /** By game. */
  bestResults: Readonly<Record<string, BestResults>>;
}

/**
 * The records, live; `undefined` while they load. Returns the same object while its content is the same,
 * because every saved move triggers the query.
 */
export function useGameRoomRecords(): GameRoomRecords | undefined {
  const { store } = useLearner();
  const latest = useLiveQuery(async () => {
    const [player, best] = await Promise.all([readPlayerRecords(store), store.readBestResults()]);
    return { ...player, bestResults: best };
  }, [store]);
  const [records, setRecords] = useState(latest);
  if (records === latest || isSameJson(records, latest)) return records;
  setRecords(latest);
  return latest;
}
