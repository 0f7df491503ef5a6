import type { Word } from '../../../src/content/words/word-schema.ts';
import { pick, type Rng } from '../../../src/domain/random.ts';
import {
  getCrosswordIndex,
  getCurrentEntry,
  getEntriesThrough,
  isCellRight,
  isOpenCell,
} from '../../../src/games/crossword/crossword-index.ts';
import { loadBank } from '../../../src/games/crossword/deal.ts';
import type { CrosswordMove, CrosswordState } from '../../../src/games/crossword/state.ts';
import { findBrokenRules } from '../broken-rules.ts';
import type { GameProbe } from '../game-probe.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** How the contract test plays Crossword by random moves, and the rules that each state keeps. */
export const crosswordProbe: GameProbe<readonly Word[], CrosswordState> = {
  levels: ['A1', 'B1', 'C2'],
  // Thirty would pass as well, but take long to lay out.
  gamesBeforeRepeats: 6,
  loadBank,
  createMove(state, rng): CrosswordMove {
    if (state.stage.phase !== 'solving' && rng() < 0.3) return { type: 'closed' };
    // Random typing rarely solves a crossword.
    if (rng() < 0.01) return { type: 'gave-up' };
    return rng() < 0.4
      ? { type: 'typed', letter: chooseLetter(state, rng) }
      : pick(createMoves(state, rng), rng);
  },
  findBrokenRules: findBrokenInvariants,
  knowsItem: (words, { kind, id }) => kind === 'word' && words.some(({ word }) => word === id),
};

/** A letter for the current cell: half of them are right, so that words are completed. */
function chooseLetter(state: CrosswordState, rng: Rng): string {
  const right = getCrosswordIndex(state).solution[state.cursor.cell];
  return right && rng() < 0.5 ? right : pick([...LETTERS, 'É', '', '7'], rng);
}

function createMoves({ size, entries, ...state }: CrosswordState, rng: Rng): readonly CrosswordMove[] {
  // Includes cells outside of the grid.
  const cell = Math.floor(rng() * (size * size + 4)) - 2;
  const entry = Math.floor(rng() * (entries.length + 2)) - 1;
  const word = entries[getCurrentEntry({ size, entries, ...state })]?.word ?? '';
  return [
    { type: 'pressed-backspace' },
    { type: 'cleared' },
    { type: 'switched-direction' },
    { type: 'moved', to: pick(['up', 'down', 'left', 'right', 'start', 'end'], rng) },
    { type: 'chose-cell', cell },
    { type: 'chose-entry', entry },
    { type: 'moved-to-clue', offset: pick([1, -1], rng) },
    { type: 'entered-word', entry, word: pick([word, entries[entry]?.word ?? '', 'cat', 'b4'], rng) },
    { type: 'checked', scope: pick(['letter', 'word', 'all'], rng) },
    { type: 'asked-hint', scope: pick(['letter', 'word'], rng) },
    { type: 'switched-autocheck' },
    { type: 'replaced-spoken-clues' },
    { type: 'closed' },
  ];
}

/** The invariants that a state breaks, as sentences. */
function findBrokenInvariants(state: CrosswordState): readonly string[] {
  const { size, entries, letters, marks, cursor, slips, helped, missed, spent, answered, stage } = state;
  const cells = size * size;
  const isEntry = (index: number) => index < entries.length;
  const words = new Set(entries.map(({ word }) => word));
  const open = () => letters.map((_, cell) => cell).filter((cell) => isOpenCell(state, cell));
  return findBrokenRules([
    [() => letters.length === cells && marks.length === cells, 'every cell has its letter and its mark'],
    [() => entries.every((entry) => fitsGrid(entry, size)), 'every entry is inside the grid'],
    [() => words.size === entries.length, 'no word occurs twice'],
    [() => doCrossingsAgree(state), 'crossing entries share their letter'],
    [
      () => letters.every((letter, cell) => letter === '' || isOpenCell(state, cell)),
      'black cells are empty',
    ],
    [
      () => getCrosswordIndex(state).entryAt[cursor.direction][cursor.cell] !== undefined,
      'the cursor is in an entry',
    ],
    [
      () => marks.every((mark, cell) => (mark !== 'right' && mark !== 'shown') || isCellRight(state, cell)),
      'a locked letter is right',
    ],
    [
      () =>
        marks.every((mark, cell) => mark !== 'wrong' || (letters[cell] !== '' && !isCellRight(state, cell))),
      'a letter marked wrong is wrong',
    ],
    [
      () => [...slips, ...helped, ...missed.map(({ entry }) => entry)].every(isEntry),
      'slips, hints and misses belong to entries',
    ],
    [() => spent.length === entries.length, 'every entry has its time'],
    [() => answered.every(isEntry), 'only words of the crossword are answered'],
    [() => new Set(answered).size === answered.length, 'no word is answered twice'],
    [
      () => (stage.phase === 'solving') !== open().every((cell) => isCellRight(state, cell)),
      'the game is done when every letter is right',
    ],
    [
      () => stage.phase === 'solving' || answered.length === entries.length,
      'a finished game has an answer for every word',
    ],
  ]);
}

function fitsGrid({ row, column, direction, answer }: CrosswordState['entries'][number], size: number) {
  const [start, line] = direction === 'across' ? [column, row] : [row, column];
  return start + answer.length <= size && line < size;
}

function doCrossingsAgree(state: CrosswordState): boolean {
  const { solution, cells } = getCrosswordIndex(state);
  return state.entries.every(({ answer }, entry) =>
    (cells[entry] ?? []).every(
      (cell, index) => solution[cell] === answer[index] && getEntriesThrough(state, cell).includes(entry),
    ),
  );
}
