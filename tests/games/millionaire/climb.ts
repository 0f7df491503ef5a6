import { createSeededRng } from '../../../src/domain/random.ts';
import { createInitialState, loadBank } from '../../../src/games/millionaire/deal.ts';
import { reduce } from '../../../src/games/millionaire/rules.ts';
import {
  getCurrentQuestion,
  type MillionaireMove,
  type MillionaireState,
} from '../../../src/games/millionaire/state.ts';
import { createRulesRunner } from '../rules-runner.ts';

/** Helpers for tests of Millionaire: a climb is a game on its ladder of questions. */

export const bank = await loadBank();

export const createClimb = (seed = 1) => createInitialState(bank, { level: 'B1', seed, carriedState: [] });

export const { reduceStep, playMoves } = createRulesRunner<MillionaireState, MillionaireMove>(reduce);

/** Gives a final answer to the current question and reveals it. */
export function giveFinalAnswer(state: MillionaireState, option: string): MillionaireState {
  return playMoves(state, { type: 'chose', option }, { type: 'confirmed' }, { type: 'requested-reveal' });
}

/** The game after this number of right answers, at the next question or at the top. */
export function climbTo(steps: number, from = createClimb()): MillionaireState {
  return Array.from({ length: steps }).reduce<MillionaireState>(
    (state) => playMoves(giveFinalAnswer(state, getCurrentQuestion(state).answer), { type: 'continued' }),
    from,
  );
}

/** A wrong option that is not the trap. */
export function findDecoy(state: MillionaireState): string {
  const { options, answer, trap } = getCurrentQuestion(state);
  return options.find((option) => option !== answer && option !== trap) ?? '';
}

/** Random sources with different seeds, for tests of shares. */
export const createRngs = (count: number) =>
  Array.from({ length: count }, (_, seed) => createSeededRng(seed));
