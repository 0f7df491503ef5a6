import type { Game } from '../contract.ts';
import { rememberUsed, type UsedWords } from '../kit/used-words.ts';
import { loadBank, type SearchBank, start } from './deal.ts';
import { result, standing } from './outcome.ts';
import { reduce } from './rules.ts';
import { type SearchMove, type SearchState, stateSchema } from './state.ts';
import { SearchView } from './view/search-view.tsx';

export const game: Game<SearchBank, SearchState, SearchMove, UsedWords> = {
  loadBank,
  start,
  reduce,
  isDecided: ({ stage }) => stage.phase !== 'searching',
  isOver: ({ stage }) => stage.phase === 'over',
  result,
  standing,
  schema: stateSchema,
  version: 1,
  memory: rememberUsed(({ hidden }) => hidden.map(({ word }) => word)),
  View: SearchView,
};
