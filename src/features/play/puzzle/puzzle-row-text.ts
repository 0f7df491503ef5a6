import type { DayResults } from '../../../domain/day-puzzle.ts';

/** The texts of the row for the puzzle and its button. */
export interface PuzzleRowText {
  detail: string;
  label: 'Play' | 'Continue' | 'See it';
  isDone: boolean;
}

/** @param results `undefined` while they load */
export function formatPuzzleRow(results: DayResults | undefined): PuzzleRowText {
  const { crossword = null, word = null } = results ?? {};
  if (crossword && word) return { detail: 'Done! A new one comes tomorrow.', label: 'See it', isDone: true };
  if (crossword) {
    return { detail: 'The crossword is done. One word to go.', label: 'Continue', isDone: false };
  }
  if (word) return { detail: 'The word is done. Now the crossword.', label: 'Continue', isDone: false };
  return { detail: 'A small crossword, and one word to guess', label: 'Play', isDone: false };
}
