import { counted } from '../kit/counted.ts';
import { currentTurn, ROUND_QUESTIONS, type RoundState, turnResults } from '../question-round/round-state.ts';

/** A question's lamp: `half` was missed first and right when it came back. */
export type Lamp = 'dark' | 'lit' | 'half' | 'missed';

/** The lamps of a round, question by question. */
export function lampsOf(state: RoundState): readonly Lamp[] {
  const right = turnResults(state);
  const missed = right.slice(0, ROUND_QUESTIONS).flatMap((isRight, place) => (isRight ? [] : [place]));
  return state.questions.map((_, place): Lamp => {
    if (place >= right.length) return 'dark';
    if (right[place]) return 'lit';
    return right[ROUND_QUESTIONS + missed.indexOf(place)] ? 'half' : 'missed';
  });
}

/** The lamp of the question on the board. */
export function currentLamp(state: RoundState): number {
  return state.questions.indexOf(currentTurn(state).question);
}

/** What there is to see, in a sentence. */
export function lampsText(lamps: readonly Lamp[]): string {
  const lit = lamps.filter((lamp) => lamp === 'lit' || lamp === 'half').length;
  const missed = lamps.filter((lamp) => lamp === 'missed').length;
  return `${counted(lit, 'lamp')} of ${lamps.length} lit, ${missed} missed.`;
}
