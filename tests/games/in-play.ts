import type { Change, Timed } from '../../src/games/contract.ts';

/**
 * How a game's rules are played by hand, with limits as usual: a step with all that it tells, and the state after some moves.
 * @param usually the moment of each move, where it does not matter
 */
export function inPlay<State, Move>(
  reduce: (state: State, move: Timed<Move>) => Change<State>,
  usually = 1000,
) {
  const step = (state: State, move: Move, at = usually) => reduce(state, { ...move, at, timing: 'normal' });
  const played = (state: State, ...moves: readonly Move[]) =>
    moves.reduce((before, move) => step(before, move).state, state);
  return { step, played };
}
