import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { isSameJson } from '../../data/canonical-json.ts';
import type { BestResults } from '../../domain/game-records.ts';
import { useLearner } from '../../session/session-context.tsx';
import { type PlayerRecords, readPlayerRecords } from './player-records.ts';

/** What the rooms with games know of the learner. */
export interface GameRoomRecords extends PlayerRecords {
  /** By game. */
  bestResults: Readonly<Record<string, BestResults>>;
}

/** Live, and the same for as long as it says the same: each move that is saved has it read; `undefined` until it is read. */
export function useGameRoomRecords(): GameRoomRecords | undefined {
  const { store } = useLearner();
  const read = useLiveQuery(async () => {
    const [player, best] = await Promise.all([readPlayerRecords(store), store.readBestResults()]);
    return { ...player, bestResults: best };
  }, [store]);
  const [records, setRecords] = useState(read);
  if (records === read || isSameJson(records, read)) return records;
  setRecords(read);
  return read;
}
