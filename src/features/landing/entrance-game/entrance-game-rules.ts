import { unreachable } from '../../../domain/result.ts';
import type { EntranceLevel } from './entrance-play.ts';

export const POINTS_PER_ROUND = 10;
export const ENTRANCE_ROUND_COUNT = 3;

/** The state of the landing page's game; each round is asked once. */
export type EntranceGameState = { level: EntranceLevel; points: number } & (
  | { status: 'asking' | 'answered'; round: number }
  | { status: 'over' }
);

export type EntranceGameEvent =
  | { type: 'answered'; isRight: boolean }
  | { type: 'went-on' }
  | { type: 'chose-level'; level: EntranceLevel };

/** The game at a level, before its first answer. */
export const startEntranceGame = (level: EntranceLevel): EntranceGameState => ({
  level,
  status: 'asking',
  round: 0,
  points: 0,
});

export function reduceEntranceGame(state: EntranceGameState, event: EntranceGameEvent): EntranceGameState {
  switch (event.type) {
    case 'answered':
      if (state.status !== 'asking') return state;
      return { ...state, status: 'answered', points: state.points + (event.isRight ? POINTS_PER_ROUND : 0) };
    case 'went-on': {
      if (state.status !== 'answered') return state;
      const { level, round, points } = state;
      return round + 1 < ENTRANCE_ROUND_COUNT
        ? { level, status: 'asking', round: round + 1, points }
        : { level, status: 'over', points };
    }
    case 'chose-level':
      return startEntranceGame(event.level);
    default:
      return unreachable(event);
  }
}
