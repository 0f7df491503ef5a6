import { formatEntry } from './clues.ts';
import { getCrosswordIndex, getEntryCells } from './crossword-index.ts';
import { placeCursor } from './cursor.ts';
import { getOtherDirection } from './grid-span.ts';
import type { CellMark, CrosswordState } from './state.ts';

const MARK_TEXTS = {
  none: '',
  right: ', right',
  wrong: ', not right',
  shown: ', shown',
} as const satisfies Record<CellMark, string>;

/** The label of an open cell for screen readers: "3 across, letter 2 of 5, blank, crosses 4 down". */
export function formatCellLabel(state: CrosswordState, cell: number): string {
  const { entryAt } = getCrosswordIndex(state);
  const { direction } = placeCursor(state, cell, state.cursor.direction);
  const index = entryAt[direction][cell] ?? 0;
  const entry = state.entries[index];
  if (!entry) return '';
  const letterNumber = getEntryCells(state, index).indexOf(cell) + 1;
  const letter = state.letters[cell]?.toUpperCase() || 'blank';
  const crossing = state.entries[entryAt[getOtherDirection(direction)][cell] ?? -1];
  return [
    `${formatEntry(entry)}, letter ${letterNumber} of ${entry.answer.length}, ${letter}`,
    MARK_TEXTS[state.marks[cell] ?? 'none'],
    crossing ? `, crosses ${formatEntry(crossing)}` : '',
  ].join('');
}
