import { unreachable } from '../../../domain/result.ts';

export const POINTS_A_ROUND = 10;

/** The machine at the entrance: rounds from 0, each asked once. */
export type CabinetState =
  | { phase: 'asking'; round: number; points: number }
  | { phase: 'answered'; round: number; points: number }
  | { phase: 'over'; points: number };

export type CabinetEvent = { type: 'answered'; isRight: boolean } | { type: 'went-on' };

export const CABINET_START: CabinetState = { phase: 'asking', round: 0, points: 0 };

/** @param rounds how many there are */
export function reduceCabinet(state: CabinetState, event: CabinetEvent, rounds: number): CabinetState {
  switch (event.type) {
    case 'answered':
      if (state.phase !== 'asking') return state;
      return { ...state, phase: 'answered', points: state.points + (event.isRight ? POINTS_A_ROUND : 0) };
    case 'went-on': {
      if (state.phase !== 'answered') return state;
      const { round, points } = state;
      return round + 1 < rounds ? { phase: 'asking', round: round + 1, points } : { phase: 'over', points };
    }
    default:
      return unreachable(event);
  }
}
