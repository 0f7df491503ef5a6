import type { Word } from '../../content/words/word-schema.ts';
import { orderForDay, type PuzzleDay } from '../../domain/day-puzzle.ts';
import { createGuessState } from './rules.ts';
import type { GuessState } from './state.ts';

/**
 * Longer than the words of the day's crossword, so that none is in both, and short enough for a row of tiles.
 */
const DAY_WORD = /^[a-z]{6,10}$/;

/**
 * The word to guess on a day. A word repeats only after all others of the level.
 * @param bank the level's words
 */
export function createDayWord(bank: readonly Word[], day: PuzzleDay): GuessState {
  // The map keeps one sense of each word.
  const candidates = new Map(bank.flatMap((each) => (DAY_WORD.test(each.word) ? [[each.word, each]] : [])));
  return createGuessState(orderForDay([...candidates.values()], day, 1).slice(0, 1));
}
