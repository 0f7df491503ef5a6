import { formatCount } from '../kit/format-count.ts';
import {
  getCurrentTurn,
  getTurnResults,
  ROUND_QUESTIONS,
  type RoundState,
} from '../question-round/round-state.ts';

/** A question's lamp: `half` was missed first and right when it came back. */
export type LampState = 'dark' | 'lit' | 'half' | 'missed';

/** The lamps of a round, question by question. */
export function getLamps(state: RoundState): readonly LampState[] {
  const right = getTurnResults(state);
  const missed = right.slice(0, ROUND_QUESTIONS).flatMap((isRight, place) => (isRight ? [] : [place]));
  return state.questions.map((_, place): LampState => {
    if (place >= right.length) return 'dark';
    if (right[place]) return 'lit';
    return right[ROUND_QUESTIONS + missed.indexOf(place)] ? 'half' : 'missed';
  });
}

/** The lamp of the question on the board. */
export function getCurrentLamp(state: RoundState): number {
  return state.questions.indexOf(getCurrentTurn(state).question);
}

/** What there is to see, in a sentence. */
export function formatLamps(lamps: readonly LampState[]): string {
  const lit = lamps.filter((lamp) => lamp === 'lit' || lamp === 'half').length;
  const missed = lamps.filter((lamp) => lamp === 'missed').length;
  return `${formatCount(lit, 'lamp')} of ${lamps.length} lit, ${missed} missed.`;
}
