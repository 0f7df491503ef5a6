import { BEST_RAPPORT } from '../../content/scenes/scene-schema.ts';
import { type DateState, findReply, getTurn, isContestantVisible, OPENING_STEPS } from './state.ts';

/*
 * How well the learner and a contestant get on. Each reply gains or loses rapport; its share of the possible
 * rapport lights up to three lamps, and decides whether the contestant chooses the learner, too.
 */

/** The price of a hint, of 100 points. */
export const HINT_COST = 5;
/** The maximum rapport of a turn that was started again. */
const MAX_SECOND_START_RAPPORT = 1;
/** The number of lamps that a contestant can light. */
export const LAMPS = 3;
/** The minimum share of the rapport for three and for two lamps. Any rapport lights one. */
const MIN_LAMP_SHARES = { three: 5 / 6, two: 1 / 2 };
/** A contestant with this number of lamps chooses the learner. */
const MIN_LAMPS_FOR_CHOICE = 2;

/** The rapport that a turn gained or lost; 0 before its reply. */
export function getRapport(state: DateState, turn: number): number {
  const { rapport } = findReply(state, turn) ?? { rapport: 0 };
  return state.again?.turn === turn ? Math.min(rapport, MAX_SECOND_START_RAPPORT) : rapport;
}

/** The share of the possible rapport with a contestant, from 0 to 1. */
function getRapportShare(state: DateState, contestant: number): number {
  const turns = [...state.scene.turns.keys()].filter((turn) => getTurn(state, turn).by === contestant);
  const total = turns.reduce((sum, turn) => sum + getRapport(state, turn), 0);
  return Math.max(0, total) / (turns.length * BEST_RAPPORT);
}

/** The number of lamps that a contestant lights, from 0 to `LAMPS`. */
export function countLamps(state: DateState, contestant: number): number {
  const share = getRapportShare(state, contestant);
  if (share >= MIN_LAMP_SHARES.three) return 3;
  if (share >= MIN_LAMP_SHARES.two) return 2;
  return share > 0 ? 1 : 0;
}

/** Whether a contestant would choose the learner, too. */
export function isMutualChoice(state: DateState, contestant: number): boolean {
  return countLamps(state, contestant) >= MIN_LAMPS_FOR_CHOICE;
}

/** The points of the talk, of 100: the mean rapport share of the three contestants, minus the hints. */
export function getPoints(state: DateState): number {
  const shares = state.scene.contestants.map((_, contestant) => getRapportShare(state, contestant));
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return Math.max(0, Math.floor(100 * mean) - HINT_COST * state.hinted.length);
}

/** Whether a contestant's lamps may be shown. The chosen one's stay hidden until the last step. */
export function isRapportKnown(state: DateState, contestant: number): boolean {
  const { now } = state;
  const isHidden = now.phase === 'opening' && now.chosen === contestant && now.step < OPENING_STEPS;
  return isContestantVisible(state, contestant) && !isHidden;
}
