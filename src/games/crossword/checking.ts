import { addUnique } from '../kit/add-unique.ts';
import {
  getEntriesThrough,
  getEntryCells,
  getWrittenLetters,
  isCellRight,
  isEntryFull,
} from './crossword-index.ts';
import type { CellMark, CrosswordState } from './state.ts';

/** So many wrong letters in a word are not a slip any more. */
const WRONG_LETTERS_OF_A_MISS = 2;

/** Compares the letters in these cells with the right ones; shown letters stay marked as such. */
export function checkCells(state: CrosswordState, cells: readonly number[]): CrosswordState {
  const fresh = cells.filter((cell) => state.letters[cell] !== '' && state.marks[cell] === 'none');
  if (fresh.length === 0) return state;
  const marks = setMarks(state, fresh, (cell) => (isCellRight(state, cell) ? 'right' : 'wrong'));
  const touched = new Set(fresh.flatMap((cell) => getEntriesThrough(state, cell)));
  return [...touched].reduce(judgeEntry, { ...state, marks });
}

export function setMarks(
  { marks }: CrosswordState,
  cells: readonly number[],
  markOf: (cell: number) => CellMark,
): CellMark[] {
  const next = [...marks];
  for (const cell of cells) next[cell] = markOf(cell);
  return next;
}

/**
 * What a check tells about a word that stands there whole. One wrong letter is a slip the first time; two, or
 * another slip in the same word, mean that it was not known.
 */
function judgeEntry(state: CrosswordState, entry: number): CrosswordState {
  if (!isEntryFull(state, entry)) return state;
  const cells = getEntryCells(state, entry);
  const wrong = cells.filter((cell) => state.marks[cell] === 'wrong').length;
  if (wrong === 0) {
    const isProved = cells.every((cell) => state.marks[cell] === 'right' || state.marks[cell] === 'shown');
    return isProved ? markAnswered(state, entry) : state;
  }
  if (wrong < WRONG_LETTERS_OF_A_MISS && !state.slips.includes(entry)) {
    return { ...state, slips: [...state.slips, entry] };
  }
  return markMissed(state, entry, getWrittenLetters(state, entry));
}

/** Notes that the learner did not know a word. */
export function markMissed(state: CrosswordState, entry: number, given: string): CrosswordState {
  if (state.missed.some((each) => each.entry === entry)) return state;
  return markAnswered({ ...state, missed: [...state.missed, { entry, given }] }, entry);
}

/** Notes that a hint was taken for a word. */
export function markHelped(state: CrosswordState, entry: number): CrosswordState {
  return { ...state, helped: addUnique(state.helped, entry) };
}

/** Notes that it is known what became of a word; not before, or the sound of it would tell. */
export function markAnswered(state: CrosswordState, entry: number): CrosswordState {
  return { ...state, answered: addUnique(state.answered, entry) };
}
