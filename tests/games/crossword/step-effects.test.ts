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

/** The announcement of the last move. */
function getLastAnnouncement(state: CrosswordState, ...moves: readonly CrosswordMove[]): string {
  const last = moves.at(-1);
  return last ? getAnnouncement(reduceStep(playMoves(state, ...moves.slice(0, -1)), last)) : '';
}

test('a square’s label has its word, its place, its letter and the crossing word', () => {
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

test('a square of only a word down has that word in its label for any cursor direction', () => {
  expect(formatCellLabel(createSmallCrossword(), 6)).toBe('2 down, letter 2 of 3, blank');
});

test('a new word is announced with its clue, its gap and its length', () => {
  expect(getLastAnnouncement(createSmallCrossword(), { type: 'chose-entry', entry: TEN })).toBe(
    '2 down, 3 letters: I have blank fingers.',
  );
  expect(getLastAnnouncement(createSmallCrossword(), { type: 'moved', to: 'right' })).toBe('');
});

test('typing and deleting are announced', () => {
  expect(getLastAnnouncement(createSmallCrossword(), { type: 'typed', letter: 'c' })).toBe('C.');
  expect(
    getLastAnnouncement(playMoves(createSmallCrossword(), ...createTypingMoves('c')), {
      type: 'pressed-backspace',
    }),
  ).toBe('Deleted.');
});

test('a check announces how many letters are wrong, or right', () => {
  const check: CrosswordMove = { type: 'checked', scope: 'word' };
  expect(getLastAnnouncement(playMoves(createSmallCrossword(), ...createTypingMoves('cxx')), check)).toBe(
    '2 letters are not right.',
  );
  expect(getLastAnnouncement(playMoves(createSmallCrossword(), ...createTypingMoves('ca')), check)).toBe(
    '2 letters are right.',
  );
});

test('a wrong letter is announced immediately with autocheck', () => {
  const state = createSmallCrossword({ autocheck: true });
  expect(getLastAnnouncement(state, { type: 'typed', letter: 'x' })).toBe('X. 1 letter is not right.');
  expect(getLastAnnouncement(state, { type: 'typed', letter: 'c' })).toBe('C.');
});

test('a hint announces the letters that it shows', () => {
  expect(getLastAnnouncement(createSmallCrossword(), { type: 'asked-hint', scope: 'word' })).toBe(
    'Shown: CAT.',
  );
});

test('a full grid with a mistake is announced', () => {
  expect(getLastAnnouncement(createSmallCrossword(), ...createWordMoves('cat', 'ten', 'oxn'))).toContain(
    'All the squares are full, but not all the letters are right.',
  );
});

test('the end is announced, solved or given up', () => {
  expect(getLastAnnouncement(createSmallCrossword(), ...createWordMoves('cat', 'ten', 'own'))).toContain(
    'Solved! Every letter is right.',
  );
  expect(getLastAnnouncement(createSmallCrossword(), { type: 'gave-up' })).toContain(
    'These are all the answers.',
  );
});
