import { formatCount } from '../../domain/format-count.ts';
import {
  getCurrentTurn,
  getTurnResults,
  ROUND_QUESTIONS,
  type RoundState,
} from '../question-round/round-state.ts';

/** The lamp of a question: `half` means missed at first and right at the second chance. */
export type LampState = 'dark' | 'lit' | 'half' | 'missed';

/** The lamps of a round, by question. */
export function getLamps(state: RoundState): readonly LampState[] {
  const results = getTurnResults(state);
  const missed = results.slice(0, ROUND_QUESTIONS).flatMap((isRight, index) => (isRight ? [] : [index]));
  return state.questions.map((_, index): LampState => {
    if (index >= results.length) return 'dark';
    if (results[index]) return 'lit';
    return results[ROUND_QUESTIONS + missed.indexOf(index)] ? 'half' : 'missed';
  });
}

/** The index of the lamp of the current question. */
export function getCurrentLamp(state: RoundState): number {
  return state.questions.indexOf(getCurrentTurn(state).question);
}

/** The lamps as a sentence for screen readers. */
export function formatLamps(lamps: readonly LampState[]): string {
  const lit = lamps.filter((lamp) => lamp === 'lit' || lamp === 'half').length;
  const missed = lamps.filter((lamp) => lamp === 'missed').length;
  return `${formatCount(lit, 'lamp')} of ${lamps.length} lit, ${missed} missed.`;
}
