import { reduce } from '../../../src/games/crossword/rules.ts';
import type { CrosswordEntry, CrosswordMove, CrosswordState } from '../../../src/games/crossword/state.ts';
import type { Transition } from '../../../src/games/game-contract.ts';

/*
 * A crossword for tests that can be read at a glance, and moves in it:
 *
 *   c a t .
 *   . . e .
 *   o w n .
 *   . . . .
 *
 * Three words, two crossings: 1 across "cat", 2 down "ten", 3 across "own".
 */

const createEntry = (word: string, fields: Omit<CrosswordEntry, 'word' | 'answer'>): CrosswordEntry => ({
  word,
  answer: word,
  ...fields,
});

export const ENTRIES: CrosswordEntry[] = [
  createEntry('cat', {
    number: 1,
    direction: 'across',
    row: 0,
    column: 0,
    meaning: 'a small animal',
    example: 'The cat sleeps.',
    clue: { kind: 'meaning', text: 'A clue' },
  }),
  createEntry('ten', {
    number: 2,
    direction: 'down',
    row: 0,
    column: 2,
    meaning: 'one more than nine',
    example: 'I have ten fingers.',
    clue: { kind: 'gap', text: 'I have ____ fingers.' },
  }),
  createEntry('own', {
    number: 3,
    direction: 'across',
    row: 2,
    column: 0,
    meaning: 'to have as yours',
    example: 'They own a boat.',
    clue: { kind: 'spoken', text: 'To have as yours' },
  }),
];

/** The indexes of the entries. */
export const [CAT, TEN, OWN] = [0, 1, 2] as const;
const SIZE = 4;

/** The crossword before the first letter, with these fields changed. */
export function createSmallCrossword(fields: Partial<CrosswordState> = {}): CrosswordState {
  const fillGrid = <Value>(value: Value) => Array.from({ length: SIZE * SIZE }, () => value);
  return {
    size: SIZE,
    entries: ENTRIES,
    letters: fillGrid(''),
    marks: fillGrid('none' as const),
    cursor: { cell: 0, direction: 'across' },
    autocheck: false,
    slips: [],
    helped: [],
    missed: [],
    spent: [0, 0, 0],
    countedTo: 0,
    answered: [],
    stage: { phase: 'solving' },
    ...fields,
  };
}

/** Reduces a move, a second after the last one. */
export function reduceStep(before: CrosswordState, move: CrosswordMove): Transition<CrosswordState> {
  return reduce(before, { ...move, at: before.countedTo + 1000, timeLimits: 'normal' });
}

/** Reduces the moves, one a second. */
export function playMoves(state: CrosswordState, ...moves: readonly CrosswordMove[]): CrosswordState {
  return moves.reduce((before, move) => reduceStep(before, move).state, state);
}

export function createTypingMoves(word: string): CrosswordMove[] {
  return [...word].map((letter) => ({ type: 'typed', letter }));
}

/** Moves that enter a word for each entry in turn, as in the list of clues. */
export function createWordMoves(...words: readonly string[]): CrosswordMove[] {
  return words.map((word, entry) => ({ type: 'entered-word', entry, word }));
}

/** The rows of the grid, with a dot for each empty cell. */
export function formatGrid({ letters, size }: CrosswordState): string[] {
  return Array.from({ length: size }, (_, row) =>
    letters
      .slice(row * size, (row + 1) * size)
      .map((letter) => letter || '.')
      .join(''),
  );
}
