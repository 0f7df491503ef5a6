import { expect, test } from 'vitest';
import { formatCellLabel } from '../../../src/games/crossword/cell-label.ts';
import type { CrosswordMove, CrosswordState } from '../../../src/games/crossword/state.ts';
import { getAnnouncement } from '../transition-effects.ts';
import {
  createSmallCrossword,
  createTypingMoves,
  createWordMoves,
  playMoves,
  reduceStep,
  TEN,
} from './small-crossword.ts';

/** What is said at the last of the moves. */
function heard(state: CrosswordState, ...moves: readonly CrosswordMove[]): string {
  const last = moves.at(-1);
  return last ? getAnnouncement(reduceStep(playMoves(state, ...moves.slice(0, -1)), last)) : '';
}

test('a square says its word, its place, its letter and what crosses it', () => {
  expect(formatCellLabel(createSmallCrossword(), 1)).toBe('1 across, letter 2 of 3, blank');
  expect(formatCellLabel(playMoves(createSmallCrossword(), ...createTypingMoves('cat')), 2)).toBe(
    '1 across, letter 3 of 3, T, crosses 2 down',
  );
  const marked = playMoves(createSmallCrossword(), ...createTypingMoves('cx'), {
    type: 'checked',
    scope: 'word',
  });
  expect(formatCellLabel(marked, 0)).toBe('1 across, letter 1 of 3, C, right');
  expect(formatCellLabel(marked, 1)).toBe('1 across, letter 2 of 3, X, not right');
  expect(formatCellLabel(playMoves(createSmallCrossword(), { type: 'asked-hint', scope: 'letter' }), 0)).toBe(
    '1 across, letter 1 of 3, C, shown',
  );
});

test('a square that is only part of a word down says so whichever way the cursor looks', () => {
  expect(formatCellLabel(createSmallCrossword(), 6)).toBe('2 down, letter 2 of 3, blank');
});

test('a new word is announced with its clue, its gap and its length', () => {
  expect(heard(createSmallCrossword(), { type: 'chose-entry', entry: TEN })).toBe(
    '2 down, 3 letters: I have blank fingers.',
  );
  expect(heard(createSmallCrossword(), { type: 'moved', to: 'right' })).toBe('');
});

test('typing and deleting are echoed', () => {
  expect(heard(createSmallCrossword(), { type: 'typed', letter: 'c' })).toBe('C.');
  expect(heard(playMoves(createSmallCrossword(), ...createTypingMoves('c')), { type: 'stepped-back' })).toBe(
    'Deleted.',
  );
});

test('a check tells how many letters are not right, or that they are', () => {
  const check: CrosswordMove = { type: 'checked', scope: 'word' };
  expect(heard(playMoves(createSmallCrossword(), ...createTypingMoves('cxx')), check)).toBe(
    '2 letters are not right.',
  );
  expect(heard(playMoves(createSmallCrossword(), ...createTypingMoves('ca')), check)).toBe(
    '2 letters are right.',
  );
});

test('with autocheck a wrong letter is told at once', () => {
  const state = createSmallCrossword({ autocheck: true });
  expect(heard(state, { type: 'typed', letter: 'x' })).toBe('X. 1 letter is not right.');
  expect(heard(state, { type: 'typed', letter: 'c' })).toBe('C.');
});

test('a hint tells the letters that it shows', () => {
  expect(heard(createSmallCrossword(), { type: 'asked-hint', scope: 'word' })).toBe('Shown: CAT.');
});

test('a full grid with a mistake in it is told', () => {
  expect(heard(createSmallCrossword(), ...createWordMoves('cat', 'ten', 'oxn'))).toContain(
    'Every square is filled, but not every letter is right.',
  );
});

test('the end is told, solved or given up', () => {
  expect(heard(createSmallCrossword(), ...createWordMoves('cat', 'ten', 'own'))).toContain(
    'Solved! Every letter is right.',
  );
  expect(heard(createSmallCrossword(), { type: 'gave-up' })).toContain('All the answers are shown.');
});
