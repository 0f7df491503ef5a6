import { GAP } from '../../content/gap.ts';
import { pick, seededRng } from '../../domain/random.ts';
import { partnerAnswer } from './rivals.ts';
import {
  type BlankState,
  isTwo,
  POINTS,
  popularityOf,
  scoreOf,
  supermatchOf,
  surveyPlace,
  TURNS,
} from './state.ts';

/** What decides the two rounds: matches, else the survey, else good will or a coin. */
export interface Winner {
  side: number;
  by: 'matches' | 'survey' | 'luck';
}

/**
 * Who won the two rounds. Level on matches, the side whose answers more people gave wins; level there too, the learner
 * goes on against the computer, and a coin falls between two players.
 */
export function winnerOf(state: BlankState): Winner {
  const leader = (of: typeof scoreOf) => Math.sign(of(state, 1) - of(state, 0));
  const [byMatches, bySurvey] = [leader(scoreOf), leader(popularityOf)];
  if (byMatches !== 0) return { side: byMatches > 0 ? 1 : 0, by: 'matches' };
  if (bySurvey !== 0) return { side: bySurvey > 0 ? 1 : 0, by: 'survey' };
  return { side: isTwo(state) ? pick([0, 1], seededRng(state.seed)) : 0, by: 'luck' };
}

/** What a side is called, at the beginning of a sentence. */
export function sideName(state: BlankState, side: number): string {
  if (isTwo(state)) return `Player ${side + 1}`;
  return side === 0 ? 'You' : 'The computer';
}

/** The panellist's answer in the Head-to-Head, by its place in the survey. It hangs on who was chosen. */
export function partnersPlace(state: BlankState): number {
  const seat = state.partner ?? 0;
  return partnerAnswer(supermatchOf(state, 'head-to-head'), seededRng(state.seed + TURNS + seat));
}

export function supermatchPoints(state: BlankState): number {
  const supermatch = supermatchOf(state, 'supermatch');
  const place = surveyPlace(supermatch, state.finals[0]);
  return place === null ? 0 : (supermatch.answers[place]?.points ?? 0);
}

/** Whether the two of the Head-to-Head wrote the same. */
export function isDoubled(state: BlankState): boolean {
  const [, written] = state.finals;
  return surveyPlace(supermatchOf(state, 'head-to-head'), written) === partnersPlace(state);
}

/** The points of the learner against the computer; the Head-to-Head doubles all of them. */
export function pointsOf(state: BlankState): number {
  const hints = state.turns.filter(({ isHinted }) => isHinted).length;
  const points = Math.max(0, scoreOf(state, 0) * POINTS.match - hints * POINTS.hint);
  return (points + supermatchPoints(state)) * (isDoubled(state) ? 2 : 1);
}

/** A text with its blank filled. */
export function filled(text: string, answer: string): string {
  return text.replace(GAP, () => answer);
}
