import type { Direction, Run } from '../grid.ts';

/** A place for a word. Its bits count from the grid's empty rim, so that every cell has neighbours. */
export interface Slot extends Run {
  /** The row of a slot across, the column of one down; 1 is the first inside the rim. */
  line: number;
  /** Its cells in that line, a bit each; and the two cells before and after it. */
  mask: number;
  ends: number;
  /** The first cell's place in the line. */
  start: number;
  /** The slot's place in the list, and that of its image when the grid is turned upside down. */
  index: number;
  mirror: number;
}

/** The widest grid whose lines, rim included, fit into the bits of a number. */
export const LARGEST_SIZE = 29;

/** Every run of `shortest` cells or more in a square grid of `size`. */
export function slotsOf(size: number, shortest: number): readonly Slot[] {
  const runs = (['across', 'down'] as const).flatMap((direction) =>
    range(shortest, size).flatMap((length) =>
      range(0, size - 1).flatMap((line) =>
        range(0, size - length).map((start) => runAt(direction, line, start, length)),
      ),
    ),
  );
  const places = new Map(runs.map((run, index) => [keyOf(run), index]));
  return runs.map((run, index) => {
    const [line, start] = run.direction === 'across' ? [run.row, run.column] : [run.column, run.row];
    const mask = (2 ** run.length - 1) << (start + 1);
    const image = runAt(run.direction, size - 1 - line, size - start - run.length, run.length);
    return {
      ...run,
      line: line + 1,
      start: start + 1,
      mask,
      ends: (1 << start) | (1 << (start + 1 + run.length)),
      index,
      mirror: places.get(keyOf(image)) ?? index,
    };
  });
}

function runAt(direction: Direction, line: number, start: number, length: number): Run {
  return direction === 'across'
    ? { direction, row: line, column: start, length }
    : { direction, row: start, column: line, length };
}

function keyOf({ direction, row, column, length }: Run): string {
  return `${direction} ${row} ${column} ${length}`;
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** The slots of one row or one column, with their bits side by side: reading them is what making takes longest for. */
export interface Line {
  direction: Direction;
  line: number;
  slots: readonly Slot[];
  masks: Int32Array;
  ends: Int32Array;
}

export function linesOf(slots: readonly Slot[]): readonly Line[] {
  const groups = new Map<string, Slot[]>();
  for (const slot of slots) {
    const key = `${slot.direction} ${slot.line}`;
    groups.set(key, [...(groups.get(key) ?? []), slot]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      direction: first.direction,
      line: first.line,
      slots: group,
      masks: Int32Array.from(group, ({ mask }) => mask),
      ends: Int32Array.from(group, ({ ends }) => ends),
    };
  });
}
