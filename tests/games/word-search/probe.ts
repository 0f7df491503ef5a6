import { LEVELS } from '../../../src/domain/levels.ts';
import { pick, type Rng } from '../../../src/domain/random.ts';
import { loadBank, type SearchBank } from '../../../src/games/word-search/deal.ts';
import { getRunLetters } from '../../../src/games/word-search/grid/lines.ts';
import type { SearchMove, SearchState } from '../../../src/games/word-search/state.ts';
import { findBrokenRules } from '../broken-rules.ts';
import type { GameProbe } from '../game-probe.ts';

/** How the contract test plays Word Search by random moves, and the rules that each state keeps. */
export const wordSearchProbe: GameProbe<SearchBank, SearchState> = {
  levels: LEVELS,
  loadBank: (level) => loadBank(level),
  createMove(state, rng): SearchMove {
    if (state.stage.phase === 'shown' && rng() < 0.3) return { type: 'closed' };
    return rng() < 0.2 ? createRightMove(state, rng) : pick(createMoves(state, rng), rng);
  },
  findBrokenRules: ({ size, letters, hidden, found, hinted, eased, stage }) => {
    const wordIndexes = hidden.map((_, index) => index);
    const isSubset = (list: readonly number[]) =>
      new Set(list).size === list.length && list.every((index) => wordIndexes.includes(index));
    return findBrokenRules([
      [() => letters.length === size * size, 'every cell has a letter'],
      [
        () => hidden.every(({ word, run }) => getRunLetters(letters, run) === word.toUpperCase()),
        'every word is at its run',
      ],
      [
        () => [found, hinted, eased].every(isSubset),
        'found, hinted and listed words are hidden words without duplicates',
      ],
      [
        () => stage.phase === 'searching' || stage.hasGivenUp || found.length === hidden.length,
        'a search ends when all is found or given up',
      ],
      [() => stage.phase !== 'searching' || found.length < hidden.length, 'a search has a word to find'],
    ]);
  },
  knowsItem: ({ words }, { kind, id }) => kind === 'word' && words.some(({ word }) => word === id),
};

/** Draws a line over a hidden word. */
function createRightMove({ hidden }: SearchState, rng: Rng): SearchMove {
  const { run } = pick(hidden, rng);
  return { type: 'drew', from: run[0] ?? 0, to: run.at(-1) ?? 0 };
}

function createMoves({ size, hidden }: SearchState, rng: Rng): readonly SearchMove[] {
  // Includes cells outside of the grid.
  const pickCell = () => Math.floor(rng() * (size * size + 4)) - 2;
  return [
    { type: 'tapped', cell: pickCell() },
    { type: 'drew', from: pickCell(), to: pickCell() },
    { type: 'cleared-anchor' },
    { type: 'asked-hint', place: Math.floor(rng() * (hidden.length + 2)) - 1 },
    { type: 'switched-list' },
    ...(rng() < 0.05 ? [{ type: 'gave-up' } as const] : []),
  ];
}
