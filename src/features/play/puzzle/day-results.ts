import * as v from 'valibot';
import type { LearnerStore } from '../../../data/learner/learner-store.ts';
import {
  crosswordResultSchema,
  type DayResults,
  type PuzzleDay,
  resultOn,
  wordResultSchema,
} from '../../../domain/day-puzzle.ts';
import { PUZZLE_GAMES } from '../../../domain/puzzle-parts.ts';
import { listOf } from '../../../domain/tolerant-schemas.ts';

/** Where the parts of the puzzle keep their days: their games have one memory for every choice. */
const KEPT_UNDER = 'all';

/** What the learner has made of a day's puzzle on this device. */
export async function readDayResults(
  store: Pick<LearnerStore, 'gameMemory'>,
  day: PuzzleDay,
): Promise<DayResults> {
  const [crosswords, words] = await Promise.all([
    store.gameMemory(PUZZLE_GAMES.crossword, KEPT_UNDER),
    store.gameMemory(PUZZLE_GAMES.word, KEPT_UNDER),
  ]);
  return {
    crossword: resultOn(v.parse(listOf(crosswordResultSchema), crosswords), day),
    word: resultOn(v.parse(listOf(wordResultSchema), words), day),
  };
}
