import { type DayResults, isPuzzleDone } from '../../../domain/day-puzzle.ts';

/** The texts of the row for the puzzle and its button. */
export interface PuzzleRowText {
  detail: string;
  /** `null` without a button. */
  label: 'Play' | 'Continue' | 'See it' | null;
  isDone: boolean;
}

/**
 * @param results `undefined` while they load
 * @param isLocked the Game Room, whose games the puzzle uses, is locked; a finished puzzle stays open
 */
export function formatPuzzleRow(results: DayResults | undefined, isLocked = false): PuzzleRowText {
  const { crossword = null, word = null } = results ?? {};
  if (results && isPuzzleDone(results))
    return { detail: 'Done! There’s a new one tomorrow.', label: 'See it', isDone: true };
  if (isLocked) return { detail: 'It opens with the Game Room.', label: null, isDone: false };
  if (crossword) {
    return { detail: 'The crossword is done. One word left.', label: 'Continue', isDone: false };
  }
  if (word) return { detail: 'The word is done. Now the crossword.', label: 'Continue', isDone: false };
  return { detail: 'A small crossword, and one word to guess', label: 'Play', isDone: false };
}
