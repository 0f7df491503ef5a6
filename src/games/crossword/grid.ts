export type Direction = 'across' | 'down';

/** Where a word stands in a square grid. Rows and columns count from 0. */
export interface Run {
  row: number;
  column: number;
  direction: Direction;
  length: number;
}

/** The cells of a run, in its order; a cell's number counts row by row from 0. */
export function cellsOf({ row, column, direction, length }: Run, size: number): readonly number[] {
  const step = direction === 'across' ? 1 : size;
  return Array.from({ length }, (_, place) => row * size + column + place * step);
}

export function otherDirection(direction: Direction): Direction {
  return direction === 'across' ? 'down' : 'across';
}
