import type { Word } from '../../content/words/word-schema.ts';
import { orderForDay, type PuzzleDay } from '../../domain/day-puzzle.ts';
import { createGuessState } from './rules.ts';
import type { GuessState } from './state.ts';

/** Longer than any word of the day's crossword, so that none is in both, and short enough for a row of tiles. */
const LETTERS = /^[a-z]{6,10}$/;

/**
 * The word to guess on a day: each word of the level comes once before one comes again.
 * @param bank the level's words
 */
export function createDayWord(bank: readonly Word[], day: PuzzleDay): GuessState {
  // Of a word with several senses, one.
  const fitting = new Map(bank.flatMap((each) => (LETTERS.test(each.word) ? [[each.word, each]] : [])));
  return createGuessState(orderForDay([...fitting.values()], day, 1).slice(0, 1));
}
