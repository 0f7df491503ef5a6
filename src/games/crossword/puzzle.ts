import { cellsOf, type Direction } from './grid.ts';
import { type CrosswordState, type Entry, runOf } from './state.ts';

/** What follows from a crossword's entries; it stays the same through a whole game. */
export interface Puzzle {
  /** By entry: its cells. */
  cells: readonly (readonly number[])[];
  /** By cell: the letter that belongs there; '' in a black one. */
  solution: readonly string[];
  /** By cell: the entry in that direction, if there is one. */
  entryAt: Readonly<Record<Direction, readonly (number | undefined)[]>>;
  /** By cell: the number printed in it. */
  numbers: readonly (number | undefined)[];
}

const known = new WeakMap<readonly Entry[], Puzzle>();

/** Worked out once for each list of entries, which every step of a game hands on. */
export function puzzleOf({ entries, size }: Pick<CrosswordState, 'entries' | 'size'>): Puzzle {
  const before = known.get(entries);
  if (before) return before;
  const empty = <Value>(value: Value) => Array.from({ length: size * size }, () => value);
  const solution = empty('');
  const entryAt = {
    across: empty<number | undefined>(undefined),
    down: empty<number | undefined>(undefined),
  };
  const numbers = empty<number | undefined>(undefined);
  const cells = entries.map((entry) => cellsOf(runOf(entry), size));
  entries.forEach((entry, index) => {
    cells[index]?.forEach((cell, at) => {
      solution[cell] = entry.answer[at] ?? '';
      entryAt[entry.direction][cell] = index;
      if (at === 0) numbers[cell] = entry.number;
    });
  });
  const puzzle = { cells, solution, entryAt, numbers };
  known.set(entries, puzzle);
  return puzzle;
}

export function cellsOfEntry(state: CrosswordState, entry: number): readonly number[] {
  return puzzleOf(state).cells[entry] ?? [];
}

/** The entry that the cursor is in: its index. */
export function currentEntry(state: CrosswordState): number {
  const { cell, direction } = state.cursor;
  return puzzleOf(state).entryAt[direction][cell] ?? 0;
}

/** The entries through a cell, across before down. */
export function entriesThrough(state: CrosswordState, cell: number): readonly number[] {
  const { across, down } = puzzleOf(state).entryAt;
  return [across[cell], down[cell]].filter((entry) => entry !== undefined);
}

export function isOpenCell(state: CrosswordState, cell: number): boolean {
  return (puzzleOf(state).solution[cell] ?? '') !== '';
}

/** A letter that is known to be right stays. */
export function isLocked(state: CrosswordState, cell: number): boolean {
  const mark = state.marks[cell];
  return mark === 'right' || mark === 'shown';
}

export function isRight(state: CrosswordState, cell: number): boolean {
  return state.letters[cell] === puzzleOf(state).solution[cell];
}

/** What stands in an entry, with a dot for each open letter. */
export function writtenIn(state: CrosswordState, entry: number): string {
  return cellsOfEntry(state, entry)
    .map((cell) => state.letters[cell] || '.')
    .join('');
}

export function isFull(state: CrosswordState, entry: number): boolean {
  return !writtenIn(state, entry).includes('.');
}

/** Whether every cell has a letter, right or not. */
export function isGridFull(state: CrosswordState): boolean {
  return state.entries.every((_, entry) => isFull(state, entry));
}
