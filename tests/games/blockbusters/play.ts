import type { Level } from '../../../src/domain/levels.ts';
import type { BlockBank } from '../../../src/games/blockbusters/bank.ts';
import { getShortestPathPlaces } from '../../../src/games/blockbusters/computer.ts';
import { createInitialState } from '../../../src/games/blockbusters/deal.ts';
import { findJoinedPath } from '../../../src/games/blockbusters/hexagons.ts';
import { reduce } from '../../../src/games/blockbusters/rules.ts';
import {
  type BlockMove,
  type BlockState,
  getSide,
  isComputer,
  type Player,
} from '../../../src/games/blockbusters/state.ts';
import type { TimeLimitSetting } from '../../../src/games/kit/time-limit.ts';
import type { UsedKeys } from '../../../src/games/kit/used-keys.ts';
import { DEFAULT_LEARNER } from '../playthrough.ts';
import { getCurrentAnswer } from './probe.ts';

/** Deals and plays matches of Blockbusters in tests, with `bank` as its clues. */

interface DealOptions {
  variant: string;
  seed?: number;
  level?: Level;
  used?: UsedKeys;
}

export function dealMatch(
  bank: BlockBank,
  { variant, seed = 1, level = 'B1', used = [] }: DealOptions,
): BlockState {
  return createInitialState(bank, { level, variant, seed, learner: DEFAULT_LEARNER, carriedState: used });
}

/** Reduces a move, by default an hour after the start, since the match itself has no time limit. */
export function reduceStep(
  bank: BlockBank,
  state: BlockState,
  move: BlockMove | { type: 'ticked' },
  { at = 3_600_000, timeLimits = 'normal' }: { at?: number; timeLimits?: TimeLimitSetting } = {},
) {
  return reduce(state, { ...move, at, timeLimits }, bank);
}

/** `'right'` is the move that writes the right answer to the current clue. */
type MoveOrRight = BlockMove | 'right';

/** Plays moves one after the other. */
export function playMoves(bank: BlockBank, state: BlockState, ...moves: readonly MoveOrRight[]): BlockState {
  return moves.reduce((before, move) => {
    const played: BlockMove = move === 'right' ? { type: 'wrote', text: getCurrentAnswer(before) } : move;
    return reduceStep(bank, before, played).state;
  }, state);
}

/**
 * Plays until the match has a winner or `isEnough`; `knows` decides whether a player knows the current clue.
 */
export function playMatch(
  bank: BlockBank,
  start: BlockState,
  knows: (who: Player, state: BlockState) => boolean,
  isEnough: (state: BlockState) => boolean = () => false,
): BlockState {
  let state = start;
  while (state.stage.phase !== 'gold-ready' && state.stage.phase !== 'over' && !isEnough(state)) {
    state = playMoves(bank, state, chooseMove(state, knows));
  }
  return state;
}

/** Picks hexagons on the shortest path, and answers or passes. */
function chooseMove(state: BlockState, knows: (who: Player, state: BlockState) => boolean): MoveOrRight {
  const { stage } = state;
  if (stage.phase === 'picking') {
    return {
      type: 'picked',
      place: getShortestPathPlaces(state.owners, getSide(state, stage.player))[0] ?? 0,
    };
  }
  if (stage.phase !== 'asking' || isComputer(state, stage.player)) return { type: 'continued' };
  return knows(stage.player, state) ? 'right' : { type: 'passed' };
}

/** The next hexagon of a shortest path of the Gold Run. */
export function getNextGoldRunPlace({ gold }: BlockState): number {
  const path = findJoinedPath('blue', (place) => gold[place] !== 'black') ?? [];
  return path.find((place) => gold[place] === null) ?? -1;
}
