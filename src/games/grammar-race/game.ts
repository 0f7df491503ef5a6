import { loadGrammar } from '../../content/grammar/grammar-bank.ts';
import type { GrammarBank } from '../../content/grammar/grammar-schema.ts';
import type { Game } from '../game-contract.ts';
import { carriedState, createInitialState, type RaceCarriedState } from './deal.ts';
import { getResult, getScoreboard } from './outcome.ts';
import { getNextTickTime, reduce } from './rules.ts';
import { RACE_QUESTIONS, type RaceMove, type RaceState, stateSchema } from './state.ts';
import { RaceView } from './view.tsx';

/**
 * Grammar Race: ten questions against the clock, each on a point of grammar, beside the ghost of the best
 * run.
 */
export const game: Game<GrammarBank, RaceState, RaceMove, RaceCarriedState> = {
  loadBank: loadGrammar,
  createInitialState,
  reduce,
  getNextTickTime,
  isDecided: ({ given }) => given.length === RACE_QUESTIONS,
  isOver: ({ phase }) => phase === 'over',
  getResult,
  getScoreboard,
  schema: stateSchema,
  version: 1,
  carriedState,
  View: RaceView,
};
