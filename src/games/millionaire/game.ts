import type { Game } from '../game-contract.ts';
import type { UsedKeys } from '../kit/used-keys.ts';
import { carriedState, createInitialState, loadBank, type MillionaireBank } from './deal.ts';
import { getResult, getScoreboard } from './outcome.ts';
import { endClimb, getNextTickTime, isOver, reduce } from './rules.ts';
import { type MillionaireMove, type MillionaireState, stateSchema } from './state.ts';
import { MillionaireView } from './view.tsx';

/**
 * Millionaire: each right answer climbs a step of the money ladder. After the last answer the board is still
 * shown, so the result is that of the state in which the climb has ended (`endClimb`).
 */
export const game: Game<MillionaireBank, MillionaireState, MillionaireMove, UsedKeys> = {
  loadBank,
  createInitialState,
  reduce,
  getNextTickTime,
  isDecided: (state) => isOver(endClimb(state)),
  isOver,
  getResult: (state) => getResult(endClimb(state)),
  getScoreboard,
  schema: stateSchema,
  version: 1,
  carriedState,
  View: MillionaireView,
};
