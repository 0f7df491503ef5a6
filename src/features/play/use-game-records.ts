import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { isSameJson } from '../../data/canonical-json.ts';
import type { BestResults } from '../../domain/game-records.ts';
import { useLearner } from '../../session/session-context.tsx';
import { type PlayerRecords, readPlayer } from './played-records.ts';

/** What the rooms with games know of the learner. */
export interface GameRecords extends PlayerRecords {
  /** By game. */
  best: Readonly<Record<string, BestResults>>;
}

/** Live, and the same for as long as it says the same: each move that is saved has it read; `undefined` until it is read. */
export function useGameRecords(): GameRecords | undefined {
  const { store } = useLearner();
  const read = useLiveQuery(async () => {
    const [player, best] = await Promise.all([readPlayer(store), store.bestResults()]);
    return { ...player, best };
  }, [store]);
  const [records, setRecords] = useState(read);
  if (records === read || isSameJson(records, read)) return records;
  setRecords(read);
  return read;
}
