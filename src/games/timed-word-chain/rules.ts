import type { ChainBank } from '../chain/chain-bank.ts';
import { createChain } from '../chain/chain-moves.ts';
import { createChainReducer, getLearnerTimeEnd } from '../chain/chain-rules.ts';
import { type EntryRefusal, getLastWord } from '../chain/chain-state.ts';
import type { StartOptions } from '../contract.ts';
import type { UsedKeys } from '../kit/used-keys.ts';
import type { TimedChainState } from './state.ts';

/** Each so many words in a row raise what a word is worth by its own points, up to the most. */
const COMBO_STEP = 3;
const MAX_MULTIPLIER = 4;

/** Slips that leave a combo whole: the learner knew the word, or had not entered one yet. */
const REFUSALS_KEEPING_COMBO: readonly EntryRefusal['kind'][] = ['empty', 'not-letters', 'too-short', 'typo'];

/** How many times its points a word counts that is the `combo`-th in a row: 1 for the first three, 2 for the next. */
export function getMultiplier(combo: number): number {
  return Math.min(MAX_MULTIPLIER, 1 + Math.floor(Math.max(0, combo - 1) / COMBO_STEP));
}

/** A first word is given; the learner's time begins. */
export function createInitialState(
  bank: ChainBank,
  options: Pick<StartOptions<UsedKeys>, 'seed' | 'carriedState'>,
): TimedChainState {
  return { chain: createChain(bank, options), turn: { phase: 'playing', since: 0 }, combo: 0, bestCombo: 0 };
}

/** One step of the game, alone. */
export const reduce = createChainReducer<TimedChainState>({
  getMultiplier: ({ combo }) => getMultiplier(combo + 1),
  onWordLaid({ chain, combo: before, bestCombo }, at) {
    const combo = before + 1;
    return { chain, turn: { phase: 'playing', since: at }, combo, bestCombo: Math.max(combo, bestCombo) };
  },
  formatWordLaid({ chain, combo }) {
    const row = combo > 1 ? ` Combo ${combo}.` : '';
    return `${row} Next letter: ${getLastWord(chain).slice(-1).toUpperCase()}.`;
  },
  onEntryRefused: (state, { kind }) =>
    REFUSALS_KEEPING_COMBO.includes(kind) ? state : { ...state, combo: 0 },
});

export const getNextTickTime = getLearnerTimeEnd;
