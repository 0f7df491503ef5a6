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
])('%s leads on, and not through the edges of the grid', (key, expected) => {
  const to = getGridStep(key);
  expect([0, 1, 2, 3, 4, 5].map((from) => to && moveInGrid(from, to, GRID))).toEqual(expected);
});

test('other keys lead nowhere', () => {
  expect(['a', 'Enter', ' '].map(getGridStep)).toEqual([undefined, undefined, undefined]);
});

test('a cell is named as a reader counts', () => {
  expect(formatCell(5, 3)).toBe('Row 2, column 3');
});
