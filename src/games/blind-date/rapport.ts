import { BEST_RAPPORT } from '../../content/scenes/scene-schema.ts';
import { type DateState, findReply, getTurn, isContestantVisible, OPENING_STEPS } from './state.ts';

/** What a hint takes off the hundred points of a talk in which every reply was the best. */
export const HINT_COST = 5;
/** A second start mends a reply, and does not make it the best: of a turn that had one, no more than this counts. */
const SECOND_START_RAPPORT = 1;
/** So many lamps a contestant can light for you. */
export const LAMPS = 3;
/** The share of the rapport from which on a contestant lights so many; any at all lights one. */
const LAMPS_FROM = { three: 5 / 6, two: 1 / 2 };
/** So many a contestant lights who would choose you. */
const LAMPS_TO_CHOOSE = 2;

/** What a turn did for the talk. */
export function getRapport(state: DateState, turn: number): number {
  const { rapport } = findReply(state, turn) ?? { rapport: 0 };
  return state.again?.turn === turn ? Math.min(rapport, SECOND_START_RAPPORT) : rapport;
}

/** The share, from 0 to 1, of the rapport that there was to win with a contestant. */
function getRapportShare(state: DateState, contestant: number): number {
  const turns = [...state.scene.turns.keys()].filter((turn) => getTurn(state, turn).by === contestant);
  const sum = turns.reduce((before, turn) => before + getRapport(state, turn), 0);
  return Math.max(0, sum) / (turns.length * BEST_RAPPORT);
}

/** How many lamps a contestant lights for you, of `LAMPS`. */
export function countLamps(state: DateState, contestant: number): number {
  const share = getRapportShare(state, contestant);
  if (share >= LAMPS_FROM.three) return 3;
  if (share >= LAMPS_FROM.two) return 2;
  return share > 0 ? 1 : 0;
}

/** Whether a contestant would choose you, too. */
export function isMutualChoice(state: DateState, contestant: number): boolean {
  return countLamps(state, contestant) >= LAMPS_TO_CHOOSE;
}

/** The points of the talk, of 100: the mean share of the rapport with the three, less the hints. */
export function getPoints(state: DateState): number {
  const shares = state.scene.contestants.map((_, contestant) => getRapportShare(state, contestant));
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return Math.max(0, Math.floor(100 * mean) - HINT_COST * state.hinted.length);
}

/** Whether it may be known what a contestant thinks of you: of the chosen one not before the last step. */
export function isRapportKnown(state: DateState, contestant: number): boolean {
  const { now } = state;
  const isHeldBack = now.phase === 'opening' && now.chosen === contestant && now.step < OPENING_STEPS;
  return isContestantVisible(state, contestant) && !isHeldBack;
}
