import { type EntryDirection, getSpanCells } from './grid-span.ts';
import { type CrosswordEntry, type CrosswordState, getEntrySpan } from './state.ts';

/** Lookup tables derived from a crossword's entries. */
interface CrosswordIndex {
  /** The cells of each entry. */
  cells: readonly (readonly number[])[];
  /** The right letter of each cell; '' for a black one. */
  solution: readonly string[];
  /** The entry through each cell in a direction, if there is one. */
  entryAt: Readonly<Record<EntryDirection, readonly (number | undefined)[]>>;
  /** The number printed in each cell. */
  numbers: readonly (number | undefined)[];
}

const crosswordIndexCache = new WeakMap<readonly CrosswordEntry[], CrosswordIndex>();

/** The index of a crossword, cached by its list of entries, which stays the same object during a game. */
export function getCrosswordIndex({
  entries,
  size,
}: Pick<CrosswordState, 'entries' | 'size'>): CrosswordIndex {
  const cached = crosswordIndexCache.get(entries);
  if (cached) return cached;
  const fillGrid = <Value>(value: Value) => Array.from({ length: size * size }, () => value);
  const solution = fillGrid('');
  const entryAt = {
    across: fillGrid<number | undefined>(undefined),
    down: fillGrid<number | undefined>(undefined),
  };
  const numbers = fillGrid<number | undefined>(undefined);
  const cells = entries.map((entry) => getSpanCells(getEntrySpan(entry), size));
  entries.forEach((entry, entryIndex) => {
    cells[entryIndex]?.forEach((cell, at) => {
      solution[cell] = entry.answer[at] ?? '';
      entryAt[entry.direction][cell] = entryIndex;
      if (at === 0) numbers[cell] = entry.number;
    });
  });
  const index = { cells, solution, entryAt, numbers };
  crosswordIndexCache.set(entries, index);
  return index;
}

export function getEntryCells(state: CrosswordState, entry: number): readonly number[] {
  return getCrosswordIndex(state).cells[entry] ?? [];
}

/** The index of the entry that the cursor is in. */
export function getCurrentEntry(state: CrosswordState): number {
  const { cell, direction } = state.cursor;
  return getCrosswordIndex(state).entryAt[direction][cell] ?? 0;
}

/** The entries through a cell, across before down. */
export function getEntriesThrough(state: CrosswordState, cell: number): readonly number[] {
  const { across, down } = getCrosswordIndex(state).entryAt;
  return [across[cell], down[cell]].filter((entry) => entry !== undefined);
}

export function isOpenCell(state: CrosswordState, cell: number): boolean {
  return (getCrosswordIndex(state).solution[cell] ?? '') !== '';
}

/** Whether a cell can't be edited, because its letter is known to be right. */
export function isCellLocked(state: CrosswordState, cell: number): boolean {
  const mark = state.marks[cell];
  return mark === 'right' || mark === 'shown';
}

export function isCellRight(state: CrosswordState, cell: number): boolean {
  return state.letters[cell] === getCrosswordIndex(state).solution[cell];
}

/** How an empty cell is written in the letters of an entry. */
export const EMPTY_LETTER = '.';

/** The letters in an entry, with `EMPTY_LETTER` for each empty cell. */
export function getWrittenLetters(state: CrosswordState, entry: number): string {
  return getEntryCells(state, entry)
    .map((cell) => state.letters[cell] || EMPTY_LETTER)
    .join('');
}

export function isEntryFull(state: CrosswordState, entry: number): boolean {
  return !getWrittenLetters(state, entry).includes(EMPTY_LETTER);
}

/** Whether every cell has a letter, right or not. */
export function isGridFull(state: CrosswordState): boolean {
  return state.entries.every((_, entry) => isEntryFull(state, entry));
}
