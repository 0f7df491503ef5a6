import type { Game } from '../game-contract.ts';
import { createCarriedUsedKeys, type UsedKeys } from '../kit/used-keys.ts';
import { createInitialState, loadBank, type SearchBank } from './deal.ts';
import { getResult, getScoreboard } from './outcome.ts';
import { reduce } from './rules.ts';
import { type SearchMove, type SearchState, stateSchema } from './state.ts';
import { SearchView } from './view/search-view.tsx';

/**
 * Word Search: the learner reads meanings and finds their words, hidden in straight lines of a letter grid.
 */
export const game: Game<SearchBank, SearchState, SearchMove, UsedKeys> = {
  loadBank,
  createInitialState,
  reduce,
  isDecided: ({ stage }) => stage.phase !== 'searching',
  isOver: ({ stage }) => stage.phase === 'over',
  getResult,
  getScoreboard,
  schema: stateSchema,
  version: 1,
  carriedState: createCarriedUsedKeys(({ hidden }) => hidden.map(({ word }) => word)),
  View: SearchView,
};
