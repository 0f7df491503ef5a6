/** Where an arrow key leads in a grid; Home and End lead to the ends of the line. */
export type GridStep = 'up' | 'down' | 'left' | 'right' | 'start' | 'end';

const STEPS: Readonly<Partial<Record<string, GridStep>>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'start',
  End: 'end',
};

/** The step of a key; `undefined` for keys that lead nowhere. */
export function getGridStep(key: string): GridStep | undefined {
  return STEPS[key];
}

/** The cell that a step leads to, counted row by row from 0. The edges of the grid are walls. */
export function moveInGrid(from: number, to: GridStep, grid: { rows: number; columns: number }): number {
  const { rows, columns } = grid;
  const start = from - (from % columns);
  const next = {
    up: from - columns,
    down: from + columns,
    left: Math.max(from - 1, start),
    right: Math.min(from + 1, start + columns - 1),
    start,
    end: start + columns - 1,
  }[to];
  return next >= 0 && next < rows * columns ? next : from;
}

/** Where a cell lies, as a reader counts. */
export function formatCell(cell: number, columns: number): string {
  return `Row ${Math.floor(cell / columns) + 1}, column ${(cell % columns) + 1}`;
}
