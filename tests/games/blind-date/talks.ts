import type { Scene } from '../../../src/content/scenes/scene-schema.ts';
import { start } from '../../../src/games/blind-date/deal.ts';
import { reduce } from '../../../src/games/blind-date/rules.ts';
import { bestReply, type DateMove, type DateState, turnAt } from '../../../src/games/blind-date/state.ts';
import { inPlay } from '../in-play.ts';

/*
 * Talks for the tests of the show.
 */

export function dealt(scene: Scene, seed = 1): DateState {
  return start([scene], { seed, memory: [] });
}

export const { step: change, played: step } = inPlay<DateState, DateMove>(reduce, 0);

export const ON = { type: 'went-on' } as const;

/** What a talker says in a turn: the best, or another reply by its place. */
export type Talker = (turn: number) => number;

export const bestOf =
  (state: DateState): Talker =>
  (turn) =>
    turnAt(state, turn).replies.indexOf(bestReply(state, turn));

/** The place of the reply with the least rapport. */
export const worstOf =
  (state: DateState): Talker =>
  (turn) => {
    const { replies } = turnAt(state, turn);
    return replies.findIndex(({ rapport }) => rapport === Math.min(...replies.map((each) => each.rapport)));
  };

/** The talk from its beginning, as far as the choice. */
export function talked(state: DateState, talker: Talker): DateState {
  const moves = state.scene.turns.flatMap((_, turn): DateMove[] => [
    { type: 'spoke', reply: talker(turn) },
    ON,
  ]);
  return step(state, ON, ...moves);
}

/** The whole show, as far as the verdict. */
export function shown(state: DateState, talker: Talker, chosen = 0): DateState {
  return step(talked(state, talker), { type: 'chose', contestant: chosen }, ON, ON, ON, ON);
}
