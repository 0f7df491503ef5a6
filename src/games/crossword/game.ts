import type { Word } from '../../content/words/word-schema.ts';
import type { Game } from '../game-contract.ts';
import { createCarriedUsedKeys, type UsedKeys } from '../kit/used-keys.ts';
import { createInitialState, loadBank } from './deal.ts';
import { getResult, getScoreboard } from './outcome.ts';
import { reduce } from './rules.ts';
import { type CrosswordMove, type CrosswordState, stateSchema } from './state.ts';
import { CrosswordView } from './view/crossword-view.tsx';

/**
 * Crossword: the learner types words that cross into a grid, from clues. Decided once it is solved or given
 * up.
 */
export const game: Game<readonly Word[], CrosswordState, CrosswordMove, UsedKeys> = {
  loadBank,
  createInitialState,
  reduce,
  isDecided: ({ stage }) => stage.phase !== 'solving',
  isOver: ({ stage }) => stage.phase === 'over',
  getResult,
  getScoreboard,
  schema: stateSchema,
  version: 1,
  carriedState: createCarriedUsedKeys(({ entries }) => entries.map(({ word }) => word)),
  View: CrosswordView,
};
