import type { LayoutEntry } from '../../../src/games/crossword/maker/make-layout.ts';

// Reads entries back from the letters of a filled grid, independently of the code that made it.

/**
 * The grid as rows of letters, with a dot for each black cell. Throws when a cell has two different letters.
 */
export function drawGrid(entries: readonly LayoutEntry[], size: number): string[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
  for (const { word, row, column, direction } of entries) {
    [...word].forEach((letter, index) => {
      const [y, x] = direction === 'across' ? [row, column + index] : [row + index, column];
      const current = rows[y]?.[x];
      if (current === undefined) throw new Error(`${word} leaves the grid`);
      if (current !== '.' && current !== letter) throw new Error(`${word} does not fit ${current}`);
      (rows[y] as string[])[x] = letter;
    });
  }
  return rows;
}

/** Every run of two or more letters, numbered row by row, across before down. */
export function readEntries(rows: readonly (readonly string[])[]): LayoutEntry[] {
  const getLetter = (row: number, column: number) => rows[row]?.[column] ?? '.';
  const found: LayoutEntry[] = [];
  let number = 0;
  rows.forEach((line, row) => {
    line.forEach((letter, column) => {
      if (letter === '.') return;
      const startsAcross = getLetter(row, column - 1) === '.' && getLetter(row, column + 1) !== '.';
      const startsDown = getLetter(row - 1, column) === '.' && getLetter(row + 1, column) !== '.';
      if (startsAcross || startsDown) number += 1;
      const read = (dy: number, dx: number) => {
        let word = '';
        for (let step = 0; getLetter(row + dy * step, column + dx * step) !== '.'; step += 1) {
          word += getLetter(row + dy * step, column + dx * step);
        }
        return word;
      };
      const enter = (direction: LayoutEntry['direction'], word: string) =>
        found.push({ word, length: word.length, number, direction, row, column });
      if (startsAcross) enter('across', read(0, 1));
      if (startsDown) enter('down', read(1, 0));
    });
  });
  return found;
}

/** The number of connected groups of letters. */
export function countConnectedGroups(rows: readonly (readonly string[])[]): number {
  const open = new Set(
    rows.flatMap((line, y) => line.flatMap((letter, x) => (letter === '.' ? [] : `${y} ${x}`))),
  );
  let count = 0;
  while (open.size > 0) {
    const [first = ''] = open;
    const reached = [first];
    open.delete(first);
    for (const cell of reached) {
      const [y = 0, x = 0] = cell.split(' ').map(Number);
      for (const next of [`${y - 1} ${x}`, `${y + 1} ${x}`, `${y} ${x - 1}`, `${y} ${x + 1}`]) {
        if (open.delete(next)) reached.push(next);
      }
    }
    count += 1;
  }
  return count;
}

/** Whether the black cells are the same after a turn by 180°. */
export function isSymmetric(rows: readonly (readonly string[])[]): boolean {
  const black = rows.map((line) => line.map((letter) => letter === '.'));
  const turned = black.map((line) => [...line].reverse()).reverse();
  return JSON.stringify(black) === JSON.stringify(turned);
}
