import type { Scene } from '../../../src/content/scenes/scene-schema.ts';
import { createInitialState } from '../../../src/games/blind-date/deal.ts';
import { reduce } from '../../../src/games/blind-date/rules.ts';
import { type DateMove, type DateState, getBestReply, getTurn } from '../../../src/games/blind-date/state.ts';
import { createRulesRunner } from '../rules-runner.ts';

/** Plays talks of Blind Date in tests: in each turn the learner says one of the replies. */

export function dealScene(scene: Scene, seed = 1): DateState {
  return createInitialState([scene], { seed, carriedState: [] });
}

export const { reduceStep, playMoves } = createRulesRunner<DateState, DateMove>(reduce, 0);

export const CONTINUE = { type: 'continued' } as const;

/** Chooses the reply of a turn, and returns its index. */
export type Talker = (turn: number) => number;

export const createBestTalker =
  (state: DateState): Talker =>
  (turn) =>
    getTurn(state, turn).replies.indexOf(getBestReply(state, turn));

/** Chooses the reply with the least rapport. */
export const createWorstTalker =
  (state: DateState): Talker =>
  (turn) => {
    const { replies } = getTurn(state, turn);
    return replies.findIndex(({ rapport }) => rapport === Math.min(...replies.map((each) => each.rapport)));
  };

/** Plays the talk from its beginning until the choice. */
export function playTalk(state: DateState, talker: Talker): DateState {
  const moves = state.scene.turns.flatMap((_, turn): DateMove[] => [
    { type: 'spoke', reply: talker(turn) },
    CONTINUE,
  ]);
  return playMoves(state, CONTINUE, ...moves);
}

/** Plays the whole show until the verdict, the last of the four steps in which the screen opens. */
export function playShow(state: DateState, talker: Talker, chosen = 0): DateState {
  return playMoves(
    playTalk(state, talker),
    { type: 'chose', contestant: chosen },
    CONTINUE,
    CONTINUE,
    CONTINUE,
    CONTINUE,
  );
}
