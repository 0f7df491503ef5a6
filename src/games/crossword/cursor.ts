import { type GridStep, moveInGrid } from '../kit/grid-steps.ts';
import { getCrosswordIndex, getCurrentEntry, getEntryCells, isOpenCell } from './crossword-index.ts';
import { type EntryDirection, getOtherDirection } from './grid-span.ts';
import type { CrosswordState } from './state.ts';

/** Where letters go, and along which of the two entries there. */
export type Cursor = CrosswordState['cursor'];

/** The cursor in a cell, in its direction if an entry goes through the cell that way, else in the other. */
export function placeCursor(state: CrosswordState, cell: number, direction: EntryDirection): Cursor {
  const { entryAt } = getCrosswordIndex(state);
  return {
    cell,
    direction: entryAt[direction][cell] === undefined ? getOtherDirection(direction) : direction,
  };
}

/** Space, or a second press on the cell: along the other entry, if there is one. */
export function switchCursorDirection(state: CrosswordState): Cursor {
  const { cell, direction } = state.cursor;
  return placeCursor(state, cell, getOtherDirection(direction));
}

/** A press on a cell: there; on the cell of the cursor, it turns. Black cells take no cursor. */
export function selectCell(state: CrosswordState, cell: number): Cursor {
  if (!isOpenCell(state, cell)) return state.cursor;
  return cell === state.cursor.cell
    ? switchCursorDirection(state)
    : placeCursor(state, cell, state.cursor.direction);
}

/** `by` cells along the entry; its ends are walls. */
export function moveCursorAlong(state: CrosswordState, by: number): Cursor {
  const cells = getEntryCells(state, getCurrentEntry(state));
  const at = cells.indexOf(state.cursor.cell) + by;
  return { ...state.cursor, cell: cells[at] ?? state.cursor.cell };
}

/** To the next open cell that way, over black ones; or to an end of the entry. */
export function moveCursor(state: CrosswordState, to: GridStep): Cursor {
  const { cell, direction } = state.cursor;
  if (to === 'start' || to === 'end') {
    const ends = getEntryCells(state, getCurrentEntry(state));
    return { direction, cell: ends.at(to === 'start' ? 0 : -1) ?? cell };
  }
  const next = findNextOpenCell(state, cell, to);
  return next === null ? state.cursor : placeCursor(state, next, direction);
}

function findNextOpenCell(state: CrosswordState, from: number, to: GridStep): number | null {
  const next = moveInGrid(from, to, { rows: state.size, columns: state.size });
  if (next === from) return null;
  return isOpenCell(state, next) ? next : findNextOpenCell(state, next, to);
}

/** To the beginning of an entry: its word is typed whole, over the letters that stand there. */
export function moveCursorToEntry(state: CrosswordState, entry: number): Cursor {
  const direction = state.entries[entry]?.direction;
  const cell = getEntryCells(state, entry)[0];
  return direction === undefined || cell === undefined ? state.cursor : { cell, direction };
}

/** Into the next entry of the list of clues, or the one before; the last is followed by the first. */
export function moveCursorToNextEntry(state: CrosswordState, by: 1 | -1): Cursor {
  const order = getClueOrder(state);
  const at = order.indexOf(getCurrentEntry(state));
  return moveCursorToEntry(state, order.at((at + by) % order.length) ?? 0);
}

/** Entries as lists of clues print them: all across, then all down. */
export function getClueOrder({ entries }: Pick<CrosswordState, 'entries'>): readonly number[] {
  const indices = entries.map((_, index) => index);
  return (['across', 'down'] as const).flatMap((direction) =>
    indices.filter((index) => entries[index]?.direction === direction),
  );
}
