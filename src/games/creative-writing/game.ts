import type { Game } from '../game-contract.ts';
import type { UsedKeys } from '../kit/used-keys.ts';
import { carriedState, createInitialState, loadBank, type StoryBank } from './deal.ts';
import { getResult, getScoreboard } from './outcome.ts';
import { reduce } from './rules.ts';
import { type StoryMove, type StoryState, stateSchema } from './state.ts';
import { StoryView } from './view.tsx';

/**
 * Creative Writing: the learner chooses emojis, writes a story with them, and corrects it. Carried from game
 * to game are the keys of the emojis and openers that were used.
 */
export const game: Game<StoryBank, StoryState, StoryMove, UsedKeys> = {
  loadBank,
  createInitialState,
  reduce,
  isOver: ({ phase }) => phase === 'over',
  getResult,
  getScoreboard,
  schema: stateSchema,
  version: 1,
  carriedState,
  View: StoryView,
};
