import { useLiveQuery } from 'dexie-react-hooks';
import type { DayResults, PuzzleDay } from '../../../domain/day-puzzle.ts';
import { SIGN_IN_DEFAULTS } from '../../../domain/profile.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { useLocalDay } from '../../frame/use-local-day.ts';
import { readDayResults } from './day-results.ts';

/** The puzzle of the learner's day at their level, and what they have made of it. */
export interface DayPuzzle {
  day: PuzzleDay;
  results: DayResults;
}

/** Live, over midnight too; `undefined` until it is read. */
export function useDayPuzzle(): DayPuzzle | undefined {
  const { store } = useLearner();
  const { date } = useLocalDay();
  return useLiveQuery(async () => {
    const profile = await store.readProfile();
    const day = { level: profile?.studentLevel ?? SIGN_IN_DEFAULTS.studentLevel, date };
    return { day, results: await readDayResults(store, day) };
  }, [store, date]);
}
