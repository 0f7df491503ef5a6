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

/** What decides the two rounds: matches, else the survey, else good will or a coin. */
export interface Winner {
  side: number;
  decidedBy: 'matches' | 'survey' | 'luck';
}

/**
 * Who won the two rounds. Level on matches, the side whose answers more people gave wins; level there too, the learner
 * goes on against the computer, and a coin falls between two players.
 */
export function getWinner(state: BlankState): Winner {
  const leader = (of: typeof getScore) => Math.sign(of(state, 1) - of(state, 0));
  const [byMatches, bySurvey] = [leader(getScore), leader(getPopularity)];
  if (byMatches !== 0) return { side: byMatches > 0 ? 1 : 0, decidedBy: 'matches' };
  if (bySurvey !== 0) return { side: bySurvey > 0 ? 1 : 0, decidedBy: 'survey' };
  return { side: hasTwoPlayers(state) ? pick([0, 1], createSeededRng(state.seed)) : 0, decidedBy: 'luck' };
}

/** What a side is called, at the beginning of a sentence. */
export function formatSide(state: BlankState, side: number): string {
  if (hasTwoPlayers(state)) return `Player ${side + 1}`;
  return side === 0 ? 'You' : 'The computer';
}

/** The panellist's answer in the Head-to-Head, by its place in the survey. It hangs on who was chosen. */
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

/** The points of the learner against the computer; the Head-to-Head doubles all of them. */
export function getPoints(state: BlankState): number {
  const hints = state.turns.filter(({ isHinted }) => isHinted).length;
  const points = Math.max(0, getScore(state, 0) * POINTS.match - hints * POINTS.hint);
  return (points + getSupermatchPoints(state)) * (isDoubled(state) ? 2 : 1);
}

/** A text with its blank filled. */
export function fillBlank(text: string, answer: string): string {
  return text.replace(GAP, () => answer);
}
