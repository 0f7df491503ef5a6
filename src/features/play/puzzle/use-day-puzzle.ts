import { useLiveQuery } from 'dexie-react-hooks';
import * as v from 'valibot';
import type { LearnerStore } from '../../../data/learner/learner-store.ts';
import {
  crosswordResultSchema,
  type DayResults,
  findDayResult,
  type PuzzleDay,
  wordResultSchema,
} from '../../../domain/day-puzzle.ts';
import { PUZZLE_GAMES } from '../../../domain/puzzle-parts.ts';
import { SIGN_IN_DEFAULTS } from '../../../domain/records.ts';
import { tolerantList } from '../../../domain/tolerant-schemas.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { useLocalDay } from '../../shell/use-local-day.ts';

/** The puzzle of the learner's day and level, with their results. */
export interface DayPuzzle {
  day: PuzzleDay;
  results: DayResults;
}

/** Today's puzzle, live and across midnight; `undefined` while it loads. */
export function useDayPuzzle(): DayPuzzle | undefined {
  const { store } = useLearner();
  const { date } = useLocalDay();
  return useLiveQuery(async () => {
    const profile = await store.readProfile();
    const day = { level: profile?.studentLevel ?? SIGN_IN_DEFAULTS.studentLevel, date };
    return { day, results: await readDayResults(store, day) };
  }, [store, date]);
}

/** The key of the carried state with the results: these games share one for every choice. */
const CARRIED_STATE_KEY = 'all';

/** Reads the results of a day's puzzle on this device. */
export async function readDayResults(
  store: Pick<LearnerStore, 'readCarriedState'>,
  day: PuzzleDay,
): Promise<DayResults> {
  const [crosswords, words] = await Promise.all([
    store.readCarriedState(PUZZLE_GAMES.crossword, CARRIED_STATE_KEY),
    store.readCarriedState(PUZZLE_GAMES.word, CARRIED_STATE_KEY),
  ]);
  return {
    crossword: findDayResult(v.parse(tolerantList(crosswordResultSchema), crosswords), day),
    word: findDayResult(v.parse(tolerantList(wordResultSchema), words), day),
  };
}
