import { unreachable } from '../../../domain/result.ts';
import type { LandingGameLevel } from './landing-play.ts';

export const POINTS_PER_ROUND = 10;
export const LANDING_GAME_ROUNDS = 3;

/** The state of the landing page's game; each round is asked once. */
export type LandingGameState = { level: LandingGameLevel; points: number } & (
  | { status: 'asking' | 'answered'; round: number }
  | { status: 'over' }
);

export type LandingGameEvent =
  | { type: 'answered'; isRight: boolean }
  | { type: 'went-on' }
  | { type: 'chose-level'; level: LandingGameLevel };

/** The game at a level, before its first answer. */
export const startLandingGame = (level: LandingGameLevel): LandingGameState => ({
  level,
  status: 'asking',
  round: 0,
  points: 0,
});

export function reduceLandingGame(state: LandingGameState, event: LandingGameEvent): LandingGameState {
  switch (event.type) {
    case 'answered':
      if (state.status !== 'asking') return state;
      return { ...state, status: 'answered', points: state.points + (event.isRight ? POINTS_PER_ROUND : 0) };
    case 'went-on': {
      if (state.status !== 'answered') return state;
      const { level, round, points } = state;
      return round + 1 < LANDING_GAME_ROUNDS
        ? { level, status: 'asking', round: round + 1, points }
        : { level, status: 'over', points };
    }
    case 'chose-level':
      return startLandingGame(event.level);
    default:
      return unreachable(event);
  }
}
