import type { Game } from '../game-contract.ts';
import type { UsedKeys } from '../kit/used-keys.ts';
import type { BlockBank } from './bank.ts';
import { carriedState, createInitialState } from './deal.ts';
import { getGoldRunEnd } from './gold-rules.ts';
import { isDecided } from './match-rules.ts';
import { getResult, getScoreboard } from './outcome.ts';
import { reduce } from './rules.ts';
import { type BlockMove, type BlockState, stateSchema } from './state.ts';
import { BlockView } from './view.tsx';

/**
 * Blockbusters: two sides answer clues to win hexagons, and the first to join two edges of the board wins.
 * The winner of the match plays the Gold Run against the clock.
 */
export const game: Game<BlockBank, BlockState, BlockMove, UsedKeys> = {
  // Loads the bank's schemas as a chunk of their own.
  loadBank: async (level) => (await import('./bank.ts')).loadBank(level),
  createInitialState,
  reduce,
  getNextTickTime: getGoldRunEnd,
  isDecided,
  isOver: ({ stage }) => stage.phase === 'over',
  getResult,
  getScoreboard,
  schema: stateSchema,
  version: 1,
  carriedState,
  View: BlockView,
};
