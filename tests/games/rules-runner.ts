import type { TimestampedEvent, Transition } from '../../src/games/game-contract.ts';

/**
 * Functions that run a game's rules with normal time limits: `reduceStep` returns the transition of one move,
 * `playMoves` the state after some moves.
 * @param defaultAt the play time of moves without their own
 */
export function createRulesRunner<State, Move>(
  reduce: (state: State, move: TimestampedEvent<Move>) => Transition<State>,
  defaultAt = 1000,
) {
  const reduceStep = (state: State, move: Move, at = defaultAt) =>
    reduce(state, { ...move, at, timeLimits: 'normal' });
  const playMoves = (state: State, ...moves: readonly Move[]) =>
    moves.reduce((before, move) => reduceStep(before, move).state, state);
  return { reduceStep, playMoves };
}
