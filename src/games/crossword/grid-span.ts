export type EntryDirection = 'across' | 'down';

/** Where a word stands in a square grid. Rows and columns count from 0. */
export interface GridSpan {
  row: number;
  column: number;
  direction: EntryDirection;
  length: number;
}

/** The cells of a run, in its order; a cell's number counts row by row from 0. */
export function getSpanCells({ row, column, direction, length }: GridSpan, size: number): readonly number[] {
  const step = direction === 'across' ? 1 : size;
  return Array.from({ length }, (_, place) => row * size + column + place * step);
}

export function getOtherDirection(direction: EntryDirection): EntryDirection {
  return direction === 'across' ? 'down' : 'across';
}
