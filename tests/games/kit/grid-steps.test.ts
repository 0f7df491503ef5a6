import { expect, test } from 'vitest';
import { formatCell, getGridStep, moveInGrid } from '../../../src/games/kit/grid-steps.ts';

const GRID = { rows: 2, columns: 3 };

test.each([
  ['ArrowRight', [1, 2, 2, 4, 5, 5]],
  ['ArrowLeft', [0, 0, 1, 3, 3, 4]],
  ['ArrowDown', [3, 4, 5, 3, 4, 5]],
  ['ArrowUp', [0, 1, 2, 0, 1, 2]],
  ['Home', [0, 0, 0, 3, 3, 3]],
  ['End', [2, 2, 2, 5, 5, 5]],
])('%s moves inside the grid', (key, expected) => {
  const step = getGridStep(key);
  expect([0, 1, 2, 3, 4, 5].map((from) => step && moveInGrid(from, step, GRID))).toEqual(expected);
});

test('other keys are no steps', () => {
  expect(['a', 'Enter', ' '].map(getGridStep)).toEqual([undefined, undefined, undefined]);
});

test('a cell is named by its row and column, counted from 1', () => {
  expect(formatCell(5, 3)).toBe('Row 2, column 3');
});
