import { ALL_DIRECTIONS, type DirectionVector } from '../sizes.ts';

/** Cells along a straight line, numbered row by row from 0. */
export type CellRun = readonly number[];

/** The cells from `start` in a direction, up to the edge or to `length` cells. */
export function createRun(start: number, direction: DirectionVector, size: number, length = size): CellRun {
  const run: number[] = [];
  let row = Math.floor(start / size);
  let column = start % size;
  while (run.length < length && row >= 0 && row < size && column >= 0 && column < size) {
    run.push(row * size + column);
    row += direction.down;
    column += direction.right;
  }
  return run;
}

/** The straight run between two cells, both included; `null` if it has none of the eight directions. */
export function findRunBetween(from: number, to: number, size: number): CellRun | null {
  const down = Math.floor(to / size) - Math.floor(from / size);
  const right = (to % size) - (from % size);
  const length = Math.max(Math.abs(down), Math.abs(right));
  const isStraight = [0, length].includes(Math.abs(down)) && [0, length].includes(Math.abs(right));
  if (!isStraight || length === 0) return null;
  const direction = ALL_DIRECTIONS.find(
    (each) => each.down === Math.sign(down) && each.right === Math.sign(right),
  );
  return direction ? createRun(from, direction, size, length + 1) : null;
}

const linesBySizeCache = new Map<number, readonly CellRun[]>();

/** Every row, column and diagonal of a grid from edge to edge, in both directions. */
export function getGridLines(size: number): readonly CellRun[] {
  const cached = linesBySizeCache.get(size);
  if (cached) return cached;
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  const lines = ALL_DIRECTIONS.flatMap((direction) =>
    cells.filter((cell) => startsLine(cell, direction, size)).map((cell) => createRun(cell, direction, size)),
  );
  linesBySizeCache.set(size, lines);
  return lines;
}

/** Whether the cell before it would be outside of the grid. */
function startsLine(cell: number, { down, right }: DirectionVector, size: number): boolean {
  const row = Math.floor(cell / size) - down;
  const column = (cell % size) - right;
  return row < 0 || row >= size || column < 0 || column >= size;
}

/** The letters along a run. */
export function getRunLetters(letters: readonly string[], run: CellRun): string {
  return run.map((cell) => letters[cell]).join('');
}

export function isSameRun(one: CellRun, other: CellRun): boolean {
  return one.length === other.length && one.every((cell, index) => cell === other[index]);
}
