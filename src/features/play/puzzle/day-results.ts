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
import { tolerantList } from '../../../domain/tolerant-schemas.ts';

/** Where the parts of the puzzle keep their days: their games have one memory for every choice. */
const MEMORY_KEY = 'all';

/** What the learner has made of a day's puzzle on this device. */
export async function readDayResults(
  store: Pick<LearnerStore, 'readCarriedState'>,
  day: PuzzleDay,
): Promise<DayResults> {
  const [crosswords, words] = await Promise.all([
    store.readCarriedState(PUZZLE_GAMES.crossword, MEMORY_KEY),
    store.readCarriedState(PUZZLE_GAMES.word, MEMORY_KEY),
  ]);
  return {
    crossword: findDayResult(v.parse(tolerantList(crosswordResultSchema), crosswords), day),
    word: findDayResult(v.parse(tolerantList(wordResultSchema), words), day),
  };
}
