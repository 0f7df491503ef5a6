import { type GridStep, steppedTo } from '../kit/grid-steps.ts';
import { type Direction, otherDirection } from './grid.ts';
import { cellsOfEntry, currentEntry, isOpenCell, puzzleOf } from './puzzle.ts';
import type { CrosswordState } from './state.ts';

/** Where letters go, and along which of the two entries there. */
export type Cursor = CrosswordState['cursor'];

/** The cursor in a cell, in its direction if an entry goes through the cell that way, else in the other. */
export function cursorIn(state: CrosswordState, cell: number, direction: Direction): Cursor {
  const { entryAt } = puzzleOf(state);
  return { cell, direction: entryAt[direction][cell] === undefined ? otherDirection(direction) : direction };
}

/** Space, or a second press on the cell: along the other entry, if there is one. */
export function turned(state: CrosswordState): Cursor {
  const { cell, direction } = state.cursor;
  return cursorIn(state, cell, otherDirection(direction));
}

/** A press on a cell: there; on the cell of the cursor, it turns. Black cells take no cursor. */
export function chosen(state: CrosswordState, cell: number): Cursor {
  if (!isOpenCell(state, cell)) return state.cursor;
  return cell === state.cursor.cell ? turned(state) : cursorIn(state, cell, state.cursor.direction);
}

/** `by` cells along the entry; its ends are walls. */
export function along(state: CrosswordState, by: number): Cursor {
  const cells = cellsOfEntry(state, currentEntry(state));
  const at = cells.indexOf(state.cursor.cell) + by;
  return { ...state.cursor, cell: cells[at] ?? state.cursor.cell };
}

/** To the next open cell that way, over black ones; or to an end of the entry. */
export function moved(state: CrosswordState, to: GridStep): Cursor {
  const { cell, direction } = state.cursor;
  if (to === 'start' || to === 'end') {
    const ends = cellsOfEntry(state, currentEntry(state));
    return { direction, cell: ends.at(to === 'start' ? 0 : -1) ?? cell };
  }
  const next = nextOpen(state, cell, to);
  return next === null ? state.cursor : cursorIn(state, next, direction);
}

function nextOpen(state: CrosswordState, from: number, to: GridStep): number | null {
  const next = steppedTo(from, to, { rows: state.size, columns: state.size });
  if (next === from) return null;
  return isOpenCell(state, next) ? next : nextOpen(state, next, to);
}

/** To the beginning of an entry: its word is typed whole, over the letters that stand there. */
export function intoEntry(state: CrosswordState, entry: number): Cursor {
  const direction = state.entries[entry]?.direction;
  const cell = cellsOfEntry(state, entry)[0];
  return direction === undefined || cell === undefined ? state.cursor : { cell, direction };
}

/** Into the next entry of the list of clues, or the one before; the last is followed by the first. */
export function intoNextEntry(state: CrosswordState, by: 1 | -1): Cursor {
  const order = clueOrder(state);
  const at = order.indexOf(currentEntry(state));
  return intoEntry(state, order.at((at + by) % order.length) ?? 0);
}

/** Entries as lists of clues print them: all across, then all down. */
export function clueOrder({ entries }: Pick<CrosswordState, 'entries'>): readonly number[] {
  const indices = entries.map((_, index) => index);
  return (['across', 'down'] as const).flatMap((direction) =>
    indices.filter((index) => entries[index]?.direction === direction),
  );
}
