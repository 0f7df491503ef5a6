import type { Scene, SceneAudience } from '../../content/scenes/scene-schema.ts';
import type { Game } from '../game-contract.ts';
import type { UsedKeys } from '../kit/used-keys.ts';
import { carriedState, createInitialState, createSceneLoader } from './deal.ts';
import { getResult, getScoreboard } from './outcome.ts';
import { isDecided, reduce } from './rules.ts';
import { type DateMove, type DateState, stateSchema } from './state.ts';
import { DateView } from './view.tsx';

type DateGame = Game<readonly Scene[], DateState, DateMove, UsedKeys>;

/** Blind Date, with the scenes for an audience. Carried from game to game are the scenes that were played. */
function createDateGame(audience: SceneAudience): DateGame {
  return {
    loadBank: createSceneLoader(audience),
    createInitialState,
    reduce,
    isDecided,
    isOver: ({ now }) => now.phase === 'over',
    getResult,
    getScoreboard,
    schema: stateSchema,
    version: 1,
    carriedState,
    View: DateView,
  };
}

export const game = createDateGame('adult');
/** For those under sixteen. */
export const youngGame = createDateGame('young');
