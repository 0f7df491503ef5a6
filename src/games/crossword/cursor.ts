import { type GridStep, moveInGrid } from '../kit/grid-steps.ts';
import { getCrosswordIndex, getCurrentEntry, getEntryCells, isOpenCell } from './crossword-index.ts';
import { type EntryDirection, getOtherDirection } from './grid-span.ts';
import type { CrosswordState } from './state.ts';

/** The cell that takes the next letter, and the direction of the current entry. */
export type Cursor = CrosswordState['cursor'];

/** Places the cursor in a cell, in this direction if an entry of the cell has it, otherwise in the other. */
export function placeCursor(state: CrosswordState, cell: number, direction: EntryDirection): Cursor {
  const { entryAt } = getCrosswordIndex(state);
  return {
    cell,
    direction: entryAt[direction][cell] === undefined ? getOtherDirection(direction) : direction,
  };
}

/** Switches to the other entry through the cell, if there is one. */
export function switchCursorDirection(state: CrosswordState): Cursor {
  const { cell, direction } = state.cursor;
  return placeCursor(state, cell, getOtherDirection(direction));
}

/** Moves the cursor to an open cell. If it is there already, its direction switches. */
export function selectCell(state: CrosswordState, cell: number): Cursor {
  if (!isOpenCell(state, cell)) return state.cursor;
  return cell === state.cursor.cell
    ? switchCursorDirection(state)
    : placeCursor(state, cell, state.cursor.direction);
}

/** Moves the cursor `by` cells along its entry, if the target is still in the entry. */
export function moveCursorAlong(state: CrosswordState, by: number): Cursor {
  const cells = getEntryCells(state, getCurrentEntry(state));
  const at = cells.indexOf(state.cursor.cell) + by;
  return { ...state.cursor, cell: cells[at] ?? state.cursor.cell };
}

/** Moves the cursor to the next open cell in a direction, skipping black ones, or to an end of the entry. */
export function moveCursor(state: CrosswordState, to: GridStep): Cursor {
  const { cell, direction } = state.cursor;
  if (to === 'start' || to === 'end') {
    const cells = getEntryCells(state, getCurrentEntry(state));
    return { direction, cell: cells.at(to === 'start' ? 0 : -1) ?? cell };
  }
  const next = findNextOpenCell(state, cell, to);
  return next === null ? state.cursor : placeCursor(state, next, direction);
}

function findNextOpenCell(state: CrosswordState, from: number, to: GridStep): number | null {
  const next = moveInGrid(from, to, { rows: state.size, columns: state.size });
  if (next === from) return null;
  return isOpenCell(state, next) ? next : findNextOpenCell(state, next, to);
}

/** Moves the cursor to the first cell of an entry, even if it has letters already. */
export function moveCursorToEntry(state: CrosswordState, entry: number): Cursor {
  const direction = state.entries[entry]?.direction;
  const cell = getEntryCells(state, entry)[0];
  return direction === undefined || cell === undefined ? state.cursor : { cell, direction };
}

/** Moves the cursor to the next or previous entry of the list of clues, which wraps around. */
export function moveCursorToNextEntry(state: CrosswordState, by: 1 | -1): Cursor {
  const order = getClueOrder(state);
  const at = order.indexOf(getCurrentEntry(state));
  return moveCursorToEntry(state, order.at((at + by) % order.length) ?? 0);
}

/** The indexes of the entries in the order of the list of clues: all across, then all down. */
export function getClueOrder({ entries }: Pick<CrosswordState, 'entries'>): readonly number[] {
  const indices = entries.map((_, index) => index);
  return (['across', 'down'] as const).flatMap((direction) =>
    indices.filter((index) => entries[index]?.direction === direction),
  );
}
