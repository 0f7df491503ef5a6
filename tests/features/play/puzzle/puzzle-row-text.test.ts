import { expect, test } from 'vitest';
import { formatPuzzleRow } from '../../../../src/features/play/puzzle/puzzle-row-text.ts';

const DAY = { level: 'B1', date: '2026-11-23', isSolved: true } as const;
const CROSSWORD = { ...DAY, ms: 60_000, revealed: 0 };
const WORD = { ...DAY, wrong: 0, hints: 0 };

test('the row offers the puzzle until both parts are done, solved or not', () => {
  expect(formatPuzzleRow(undefined)).toMatchObject({ label: 'Play', isDone: false });
  expect(formatPuzzleRow({ crossword: null, word: null })).toMatchObject({ label: 'Play', isDone: false });
  expect(formatPuzzleRow({ crossword: CROSSWORD, word: null })).toMatchObject({
    label: 'Continue',
    isDone: false,
  });
  expect(formatPuzzleRow({ crossword: null, word: WORD })).toMatchObject({
    label: 'Continue',
    isDone: false,
  });
  const lost = { ...WORD, isSolved: false };
  expect(formatPuzzleRow({ crossword: CROSSWORD, word: lost })).toMatchObject({
    label: 'See it',
    isDone: true,
  });
});

test('the row of an unfinished puzzle has no button while the Game Room is locked', () => {
  expect(formatPuzzleRow({ crossword: CROSSWORD, word: null }, true)).toMatchObject({
    label: null,
    isDone: false,
  });
  expect(formatPuzzleRow({ crossword: CROSSWORD, word: WORD }, true)).toMatchObject({ label: 'See it' });
});
