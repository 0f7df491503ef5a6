import { GAP } from '../../content/gap.ts';
import { createSeededRng, pick } from '../../domain/random.ts';
import { choosePartnerAnswer } from './rivals.ts';
import {
  type BlankState,
  findSurveyPlace,
  getPopularity,
  getScore,
  getSupermatch,
  hasTwoPlayers,
  POINTS,
  TURN_COUNT,
} from './state.ts';

/* Who wins the two rounds, and what the finals add to the winner's points. */

interface Winner {
  side: number;
  /** `luck`: the tie goes to the learner, or to a coin between two players. */
  decidedBy: 'matches' | 'survey' | 'luck';
}

/**
 * Finds the winner of the two rounds. A tie on matches goes to the more popular answers, because a fifth
 * statement would shorten the thirty games that 120 statements give.
 */
export function getWinner(state: BlankState): Winner {
  const compareSides = (count: typeof getScore) => Math.sign(count(state, 1) - count(state, 0));
  const [byMatches, bySurvey] = [compareSides(getScore), compareSides(getPopularity)];
  if (byMatches !== 0) return { side: byMatches > 0 ? 1 : 0, decidedBy: 'matches' };
  if (bySurvey !== 0) return { side: bySurvey > 0 ? 1 : 0, decidedBy: 'survey' };
  return { side: hasTwoPlayers(state) ? pick([0, 1], createSeededRng(state.seed)) : 0, decidedBy: 'luck' };
}

/** The name of a side at the beginning of a sentence. */
export function formatSide(state: BlankState, side: number): string {
  if (hasTwoPlayers(state)) return `Player ${side + 1}`;
  return side === 0 ? 'You' : 'The computer';
}

/** The place in the survey of the panellist's answer in the Head-to-Head. It depends on who was chosen. */
export function getPartnerPlace(state: BlankState): number {
  const seat = state.partner ?? 0;
  return choosePartnerAnswer(
    getSupermatch(state, 'head-to-head'),
    createSeededRng(state.seed + TURN_COUNT + seat),
  );
}

export function getSupermatchPoints(state: BlankState): number {
  const supermatch = getSupermatch(state, 'supermatch');
  const place = findSurveyPlace(supermatch, state.finals[0]);
  return place === null ? 0 : (supermatch.answers[place]?.points ?? 0);
}

/** Whether the two of the Head-to-Head wrote the same. */
export function isDoubled(state: BlankState): boolean {
  const [, written] = state.finals;
  return findSurveyPlace(getSupermatch(state, 'head-to-head'), written) === getPartnerPlace(state);
}

/**
 * The learner's points against the computer. The Head-to-Head doubles all of them, so that it is worth
 * playing after a Supermatch that gained none.
 */
export function getPoints(state: BlankState): number {
  const hints = state.turns.filter(({ isHinted }) => isHinted).length;
  const points = Math.max(0, getScore(state, 0) * POINTS.match - hints * POINTS.hint);
  return (points + getSupermatchPoints(state)) * (isDoubled(state) ? 2 : 1);
}

/** Fills the blank of a text. */
export function fillBlank(text: string, answer: string): string {
  return text.replace(GAP, () => answer);
}
