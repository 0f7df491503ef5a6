import type { ChainBank } from '../chain/chain-bank.ts';
import { createChain } from '../chain/chain-moves.ts';
import { createChainReducer, getLearnerTimeEnd } from '../chain/chain-rules.ts';
import { type EntryRefusal, getLastWord } from '../chain/chain-state.ts';
import type { StartOptions } from '../game-contract.ts';
import type { UsedKeys } from '../kit/used-keys.ts';
import type { TimedChainState } from './state.ts';

/** Every `COMBO_STEP` words in a row raise the multiplier by one, up to `MAX_MULTIPLIER`. */
const COMBO_STEP = 3;
const MAX_MULTIPLIER = 4;

/** Refusals that do not end a combo: the learner knew the word, or has not entered one yet. */
const REFUSALS_KEEPING_COMBO: readonly EntryRefusal['kind'][] = ['empty', 'not-letters', 'too-short', 'typo'];

/** The multiplier of the `combo`-th word in a row: 1 for the first three words, 2 for the next three. */
export function getMultiplier(combo: number): number {
  return Math.min(MAX_MULTIPLIER, 1 + Math.floor(Math.max(0, combo - 1) / COMBO_STEP));
}

/** The computer plays the first word, and the learner's time begins. */
export function createInitialState(
  bank: ChainBank,
  options: Pick<StartOptions<UsedKeys>, 'seed' | 'carriedState'>,
): TimedChainState {
  return { chain: createChain(bank, options), turn: { phase: 'playing', since: 0 }, combo: 0, bestCombo: 0 };
}

export const reduce = createChainReducer<TimedChainState>({
  getMultiplier: ({ combo }) => getMultiplier(combo + 1),
  onWordPlayed({ chain, combo: lastCombo, bestCombo }, at) {
    const combo = lastCombo + 1;
    return { chain, turn: { phase: 'playing', since: at }, combo, bestCombo: Math.max(combo, bestCombo) };
  },
  formatWordPlayed({ chain, combo }) {
    const comboText = combo > 1 ? ` ${combo} in a row.` : '';
    return `${comboText} Next letter: ${getLastWord(chain).slice(-1).toUpperCase()}.`;
  },
  onEntryRefused: (state, { kind }) =>
    REFUSALS_KEEPING_COMBO.includes(kind) ? state : { ...state, combo: 0 },
});

export const getNextTickTime = getLearnerTimeEnd;
