import type { Word } from '../../../src/content/words/word-schema.ts';
import { pick, type Rng } from '../../../src/domain/random.ts';
import { loadBank } from '../../../src/games/crossword/deal.ts';
import { currentEntry, puzzleOf } from '../../../src/games/crossword/puzzle.ts';
import type { CrosswordMove, CrosswordState } from '../../../src/games/crossword/state.ts';
import type { GameProbe } from '../game-probe.ts';
import { invariants } from './invariants.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

export const crosswordProbe: GameProbe<readonly Word[], CrosswordState> = {
  levels: ['A1', 'B1', 'C2'],
  bank: loadBank,
  move(state, rng): CrosswordMove {
    if (state.stage.phase !== 'solving' && rng() < 0.3) return { type: 'closed' };
    // Sooner or later everybody gives up who types at random.
    if (rng() < 0.01) return { type: 'gave-up' };
    return rng() < 0.4 ? { type: 'typed', letter: letterFor(state, rng) } : pick(moves(state, rng), rng);
  },
  invariants,
  knows: (words, { kind, id }) => kind === 'word' && words.some(({ word }) => word === id),
};

/** Half of the letters are right. */
function letterFor(state: CrosswordState, rng: Rng): string {
  const right = puzzleOf(state).solution[state.cursor.cell];
  return right && rng() < 0.5 ? right : pick([...LETTERS, 'É', '', '7'], rng);
}

function moves({ size, entries, ...state }: CrosswordState, rng: Rng): readonly CrosswordMove[] {
  // A little outside the grid, too.
  const cell = Math.floor(rng() * (size * size + 4)) - 2;
  const entry = Math.floor(rng() * (entries.length + 2)) - 1;
  const word = entries[currentEntry({ size, entries, ...state })]?.word ?? '';
  return [
    { type: 'stepped-back' },
    { type: 'cleared' },
    { type: 'turned' },
    { type: 'moved', to: pick(['up', 'down', 'left', 'right', 'start', 'end'], rng) },
    { type: 'chose-cell', cell },
    { type: 'chose-entry', entry },
    { type: 'stepped-clue', by: pick([1, -1], rng) },
    { type: 'entered-word', entry, word: pick([word, entries[entry]?.word ?? '', 'cat', 'b4'], rng) },
    { type: 'checked', what: pick(['letter', 'word', 'all'], rng) },
    { type: 'asked-hint', what: pick(['letter', 'word'], rng) },
    { type: 'switched-autocheck' },
    { type: 'asked-for-text' },
    { type: 'closed' },
  ];
}
