import { plus } from '../kit/plus.ts';
import { cellsOfEntry, entriesThrough, isFull, isRight, writtenIn } from './puzzle.ts';
import type { CrosswordState, Mark } from './state.ts';

/** So many wrong letters in a word are not a slip any more. */
const WRONG_LETTERS_OF_A_MISS = 2;

/** Compares the letters in these cells with the right ones; shown letters stay marked as such. */
export function checkCells(state: CrosswordState, cells: readonly number[]): CrosswordState {
  const fresh = cells.filter((cell) => state.letters[cell] !== '' && state.marks[cell] === 'none');
  if (fresh.length === 0) return state;
  const marks = withMarks(state, fresh, (cell) => (isRight(state, cell) ? 'right' : 'wrong'));
  const touched = new Set(fresh.flatMap((cell) => entriesThrough(state, cell)));
  return [...touched].reduce(judge, { ...state, marks });
}

export function withMarks(
  { marks }: CrosswordState,
  cells: readonly number[],
  markOf: (cell: number) => Mark,
): Mark[] {
  const next = [...marks];
  for (const cell of cells) next[cell] = markOf(cell);
  return next;
}

/**
 * What a check tells about a word that stands there whole. One wrong letter is a slip the first time; two, or
 * another slip in the same word, mean that it was not known.
 */
function judge(state: CrosswordState, entry: number): CrosswordState {
  if (!isFull(state, entry)) return state;
  const cells = cellsOfEntry(state, entry);
  const wrong = cells.filter((cell) => state.marks[cell] === 'wrong').length;
  if (wrong === 0) {
    const isProved = cells.every((cell) => state.marks[cell] === 'right' || state.marks[cell] === 'shown');
    return isProved ? answered(state, entry) : state;
  }
  if (wrong < WRONG_LETTERS_OF_A_MISS && !state.slips.includes(entry)) {
    return { ...state, slips: [...state.slips, entry] };
  }
  return missed(state, entry, writtenIn(state, entry));
}

/** Notes that the learner did not know a word. */
export function missed(state: CrosswordState, entry: number, given: string): CrosswordState {
  if (state.missed.some((each) => each.entry === entry)) return state;
  return answered({ ...state, missed: [...state.missed, { entry, given }] }, entry);
}

/** Notes that a hint was taken for a word. */
export function helped(state: CrosswordState, entry: number): CrosswordState {
  return { ...state, helped: plus(state.helped, entry) };
}

/** Notes that it is known what became of a word; not before, or the sound of it would tell. */
export function answered(state: CrosswordState, entry: number): CrosswordState {
  return { ...state, answered: plus(state.answered, entry) };
}
