export type EntryDirection = 'across' | 'down';

/** The place of a word in a square grid. Rows and columns count from 0. */
export interface GridSpan {
  row: number;
  column: number;
  direction: EntryDirection;
  length: number;
}

/** The cells of a span in reading order. Cells are numbered row by row from 0. */
export function getSpanCells({ row, column, direction, length }: GridSpan, size: number): readonly number[] {
  const step = direction === 'across' ? 1 : size;
  return Array.from({ length }, (_, index) => row * size + column + index * step);
}

export function getOtherDirection(direction: EntryDirection): EntryDirection {
  return direction === 'across' ? 'down' : 'across';
}
