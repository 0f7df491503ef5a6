import { addUnique } from '../kit/add-unique.ts';
import {
  getEntriesThrough,
  getEntryCells,
  getWrittenLetters,
  isCellRight,
  isEntryFull,
} from './crossword-index.ts';
import type { CellMark, CrosswordState } from './state.ts';

/** From this number of wrong letters a word is missed instead of a slip. */
const MIN_WRONG_LETTERS_FOR_MISS = 2;

/** Marks the unmarked letters in these cells as right or wrong. Shown letters keep their mark. */
export function checkCells(state: CrosswordState, cells: readonly number[]): CrosswordState {
  const unmarked = cells.filter((cell) => state.letters[cell] !== '' && state.marks[cell] === 'none');
  if (unmarked.length === 0) return state;
  const marks = setMarks(state, unmarked, (cell) => (isCellRight(state, cell) ? 'right' : 'wrong'));
  const touched = new Set(unmarked.flatMap((cell) => getEntriesThrough(state, cell)));
  return [...touched].reduce(judgeEntry, { ...state, marks });
}

export function setMarks(
  { marks }: CrosswordState,
  cells: readonly number[],
  getMark: (cell: number) => CellMark,
): CellMark[] {
  const next = [...marks];
  for (const cell of cells) next[cell] = getMark(cell);
  return next;
}

/**
 * Judges a complete word after a check: one wrong letter is a slip the first time, otherwise the word is
 * missed.
 */
function judgeEntry(state: CrosswordState, entry: number): CrosswordState {
  if (!isEntryFull(state, entry)) return state;
  const cells = getEntryCells(state, entry);
  const wrong = cells.filter((cell) => state.marks[cell] === 'wrong').length;
  if (wrong === 0) {
    const isConfirmed = cells.every((cell) => state.marks[cell] === 'right' || state.marks[cell] === 'shown');
    return isConfirmed ? markAnswered(state, entry) : state;
  }
  if (wrong < MIN_WRONG_LETTERS_FOR_MISS && !state.slips.includes(entry)) {
    return { ...state, slips: [...state.slips, entry] };
  }
  return markMissed(state, entry, getWrittenLetters(state, entry));
}

/** Records that the learner did not know a word. */
export function markMissed(state: CrosswordState, entry: number, given: string): CrosswordState {
  if (state.missed.some((each) => each.entry === entry)) return state;
  return markAnswered({ ...state, missed: [...state.missed, { entry, given }] }, entry);
}

/** Records that a hint was taken for a word. */
export function markHelped(state: CrosswordState, entry: number): CrosswordState {
  return { ...state, helped: addUnique(state.helped, entry) };
}

/**
 * Records the outcome of a word. Doing it before a check would reveal through its sound whether the word is
 * right.
 */
export function markAnswered(state: CrosswordState, entry: number): CrosswordState {
  return { ...state, answered: addUnique(state.answered, entry) };
}
