import { unreachable } from '../../../domain/result.ts';

export const POINTS_PER_ROUND = 10;

/** The state of the landing page's game; each round is asked once. */
export type EntranceGameState =
  | { status: 'asking'; round: number; points: number }
  | { status: 'answered'; round: number; points: number }
  | { status: 'over'; points: number };

export type EntranceGameEvent = { type: 'answered'; isRight: boolean } | { type: 'went-on' };

export const INITIAL_ENTRANCE_GAME: EntranceGameState = { status: 'asking', round: 0, points: 0 };

/** @param rounds the number of rounds */
export function reduceEntranceGame(
  state: EntranceGameState,
  event: EntranceGameEvent,
  rounds: number,
): EntranceGameState {
  switch (event.type) {
    case 'answered':
      if (state.status !== 'asking') return state;
      return { ...state, status: 'answered', points: state.points + (event.isRight ? POINTS_PER_ROUND : 0) };
    case 'went-on': {
      if (state.status !== 'answered') return state;
      const { round, points } = state;
      return round + 1 < rounds ? { status: 'asking', round: round + 1, points } : { status: 'over', points };
    }
    default:
      return unreachable(event);
  }
}
