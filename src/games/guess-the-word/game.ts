import { loadWords } from '../../content/words/word-bank.ts';
import type { Word } from '../../content/words/word-schema.ts';
import type { Game } from '../game-contract.ts';
import { createCarriedUsedKeys, type UsedKeys } from '../kit/used-keys.ts';
import { getResult, getScoreboard } from './outcome.ts';
import { createInitialState, reduce } from './rules.ts';
import { type GuessMove, type GuessState, isLastRound, stateSchema } from './state.ts';
import { GuessView } from './view.tsx';

/**
 * Guess the Word: the learner finds five words from their meanings, letter by letter, with six wrong tries.
 */
export const game: Game<readonly Word[], GuessState, GuessMove, UsedKeys> = {
  loadBank: loadWords,
  createInitialState,
  reduce,
  isDecided: (state) => state.phase !== 'guessing' && isLastRound(state),
  isOver: ({ phase }) => phase === 'over',
  getResult,
  getScoreboard,
  schema: stateSchema,
  version: 1,
  carriedState: createCarriedUsedKeys(({ words }) => words.map(({ word }) => word)),
  View: GuessView,
};
