import type { Game } from '../game-contract.ts';
import type { UsedKeys } from '../kit/used-keys.ts';
import { carriedState, createInitialState, type DialogueBank, loadBank } from './deal.ts';
import { getResult, getScoreboard } from './outcome.ts';
import { reduce } from './rules.ts';
import { type DialogueMove, type DialogueState, stateSchema } from './state.ts';
import { DialogueView } from './view.tsx';

/**
 * Dialogue Fill-in: the learner fills the gaps of a dialogue, by choice or by typing, and checks them at
 * once.
 */
export const game: Game<DialogueBank, DialogueState, DialogueMove, UsedKeys> = {
  loadBank,
  createInitialState,
  reduce,
  isDecided: ({ phase }) => phase !== 'filling',
  isOver: ({ phase }) => phase === 'over',
  getResult,
  getScoreboard,
  schema: stateSchema,
  version: 1,
  carriedState,
  View: DialogueView,
};
