import { entryName } from './clues.ts';
import { cursorIn } from './cursor.ts';
import { otherDirection } from './grid.ts';
import { cellsOfEntry, puzzleOf } from './puzzle.ts';
import type { CrosswordState, Mark } from './state.ts';

const MARK_WORDS = {
  none: '',
  right: ', right',
  wrong: ', not right',
  shown: ', shown',
} as const satisfies Record<Mark, string>;

/** An open square, as a screen reader says it: "3 across, letter 2 of 5, blank, crosses 4 down". */
export function cellLabel(state: CrosswordState, cell: number): string {
  const { entryAt } = puzzleOf(state);
  const { direction } = cursorIn(state, cell, state.cursor.direction);
  const index = entryAt[direction][cell] ?? 0;
  const entry = state.entries[index];
  if (!entry) return '';
  const place = cellsOfEntry(state, index).indexOf(cell) + 1;
  const letter = state.letters[cell]?.toUpperCase() || 'blank';
  const crossing = state.entries[entryAt[otherDirection(direction)][cell] ?? -1];
  return [
    `${entryName(entry)}, letter ${place} of ${entry.answer.length}, ${letter}`,
    MARK_WORDS[state.marks[cell] ?? 'none'],
    crossing ? `, crosses ${entryName(crossing)}` : '',
  ].join('');
}
