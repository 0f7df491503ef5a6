import { seededRng } from '../../../src/domain/random.ts';
import { loadBank, start } from '../../../src/games/millionaire/deal.ts';
import { reduce } from '../../../src/games/millionaire/rules.ts';
import {
  type MillionaireMove,
  type MillionaireState,
  questionNow,
} from '../../../src/games/millionaire/state.ts';
import { inPlay } from '../in-play.ts';

export const bank = await loadBank();

export const fresh = (seed = 1) => start(bank, { level: 'B1', seed, memory: [] });

export const { step: told, played } = inPlay<MillionaireState, MillionaireMove>(reduce);

/** The final answer to the question on the board, and the verdict on it. */
export function answered(state: MillionaireState, option: string): MillionaireState {
  return played(state, { type: 'chose', option }, { type: 'confirmed' }, { type: 'looked' });
}

/** The game after so many right answers, at the next question or at the top. */
export function climbedTo(steps: number, from = fresh()): MillionaireState {
  return Array.from({ length: steps }).reduce<MillionaireState>(
    (state) => played(answered(state, questionNow(state).answer), { type: 'went-on' }),
    from,
  );
}

/** A wrong option that is no trap. */
export function decoy(state: MillionaireState): string {
  const { options, answer, trap } = questionNow(state);
  return options.find((option) => option !== answer && option !== trap) ?? '';
}

export const rngs = (count: number) => Array.from({ length: count }, (_, seed) => seededRng(seed));
