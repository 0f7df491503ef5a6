import type { TimestampedEvent, Transition } from '../../src/games/contract.ts';

/**
 * How a game's rules are played by hand, with limits as usual: a step with all that it tells, and the state after some moves.
 * @param usually the moment of each move, where it does not matter
 */
export function createRulesRunner<State, Move>(
  reduce: (state: State, move: TimestampedEvent<Move>) => Transition<State>,
  usually = 1000,
) {
  const reduceStep = (state: State, move: Move, at = usually) =>
    reduce(state, { ...move, at, timing: 'normal' });
  const playMoves = (state: State, ...moves: readonly Move[]) =>
    moves.reduce((before, move) => reduceStep(before, move).state, state);
  return { reduceStep, playMoves };
}
