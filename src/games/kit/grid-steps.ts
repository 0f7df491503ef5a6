/** A step of the arrow keys in a grid; Home and End go to the ends of the row. */
export type GridStep = 'up' | 'down' | 'left' | 'right' | 'start' | 'end';

const STEPS: Readonly<Partial<Record<string, GridStep>>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'start',
  End: 'end',
};

/** The step of a key; `undefined` for other keys. */
export function getGridStep(key: string): GridStep | undefined {
  return STEPS[key];
}

/** The cell after a step, counted row by row from 0. A step does not leave the grid. */
export function moveInGrid(from: number, step: GridStep, grid: { rows: number; columns: number }): number {
  const { rows, columns } = grid;
  const start = from - (from % columns);
  const next = {
    up: from - columns,
    down: from + columns,
    left: Math.max(from - 1, start),
    right: Math.min(from + 1, start + columns - 1),
    start,
    end: start + columns - 1,
  }[step];
  return next >= 0 && next < rows * columns ? next : from;
}

/** The position of a cell for screen readers, counted from 1. */
export function formatCell(cell: number, columns: number): string {
  return `Row ${Math.floor(cell / columns) + 1}, column ${(cell % columns) + 1}`;
}
