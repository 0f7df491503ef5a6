import type { Game } from '../game-contract.ts';
import type { UsedKeys } from '../kit/used-keys.ts';
import type { BlankBank } from './bank.ts';
import { carriedState, createInitialState } from './deal.ts';
import { getResult, getScoreboard } from './outcome.ts';
import { isDecided, reduce } from './rules.ts';
import { type BlankMove, type BlankState, stateSchema } from './state.ts';
import { BlankView } from './view.tsx';

/** Blankety Blank: the learner fills a gap as a panel of six did, against the computer or a second player. */
export const game: Game<BlankBank, BlankState, BlankMove, UsedKeys> = {
  loadBank: async (level) => (await import('./bank.ts')).loadBank(level),
  createInitialState,
  reduce,
  isDecided,
  isOver: ({ stage }) => stage.phase === 'over',
  getResult,
  getScoreboard,
  schema: stateSchema,
  version: 1,
  carriedState,
  View: BlankView,
};
