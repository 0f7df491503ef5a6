import { type EntryDirection, getSpanCells } from './grid-span.ts';
import { type CrosswordEntry, type CrosswordState, getEntrySpan } from './state.ts';

/** What follows from a crossword's entries; it stays the same through a whole game. */
export interface CrosswordIndex {
  /** By entry: its cells. */
  cells: readonly (readonly number[])[];
  /** By cell: the letter that belongs there; '' in a black one. */
  solution: readonly string[];
  /** By cell: the entry in that direction, if there is one. */
  entryAt: Readonly<Record<EntryDirection, readonly (number | undefined)[]>>;
  /** By cell: the number printed in it. */
  numbers: readonly (number | undefined)[];
}

const crosswordIndexCache = new WeakMap<readonly CrosswordEntry[], CrosswordIndex>();

/** Worked out once for each list of entries, which every step of a game hands on. */
export function getCrosswordIndex({
  entries,
  size,
}: Pick<CrosswordState, 'entries' | 'size'>): CrosswordIndex {
  const before = crosswordIndexCache.get(entries);
  if (before) return before;
  const empty = <Value>(value: Value) => Array.from({ length: size * size }, () => value);
  const solution = empty('');
  const entryAt = {
    across: empty<number | undefined>(undefined),
    down: empty<number | undefined>(undefined),
  };
  const numbers = empty<number | undefined>(undefined);
  const cells = entries.map((entry) => getSpanCells(getEntrySpan(entry), size));
  entries.forEach((entry, index) => {
    cells[index]?.forEach((cell, at) => {
      solution[cell] = entry.answer[at] ?? '';
      entryAt[entry.direction][cell] = index;
      if (at === 0) numbers[cell] = entry.number;
    });
  });
  const puzzle = { cells, solution, entryAt, numbers };
  crosswordIndexCache.set(entries, puzzle);
  return puzzle;
}

export function getEntryCells(state: CrosswordState, entry: number): readonly number[] {
  return getCrosswordIndex(state).cells[entry] ?? [];
}

/** The entry that the cursor is in: its index. */
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

/** A letter that is known to be right stays. */
export function isCellLocked(state: CrosswordState, cell: number): boolean {
  const mark = state.marks[cell];
  return mark === 'right' || mark === 'shown';
}

export function isCellRight(state: CrosswordState, cell: number): boolean {
  return state.letters[cell] === getCrosswordIndex(state).solution[cell];
}

/** What stands in an entry, with a dot for each open letter. */
export function getWrittenLetters(state: CrosswordState, entry: number): string {
  return getEntryCells(state, entry)
    .map((cell) => state.letters[cell] || '.')
    .join('');
}

export function isEntryFull(state: CrosswordState, entry: number): boolean {
  return !getWrittenLetters(state, entry).includes('.');
}

/** Whether every cell has a letter, right or not. */
export function isGridFull(state: CrosswordState): boolean {
  return state.entries.every((_, entry) => isEntryFull(state, entry));
}
