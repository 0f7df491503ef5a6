import type { ChainBank } from '../chain/chain-bank.ts';
import { openChain } from '../chain/chain-moves.ts';
import { chainReducer, learnersTimeEnds } from '../chain/chain-rules.ts';
import { lastWord, type Refusal } from '../chain/chain-state.ts';
import type { StartOptions } from '../contract.ts';
import type { UsedWords } from '../kit/used-words.ts';
import type { TimedChainState } from './state.ts';

/** Each so many words in a row raise what a word is worth by its own points, up to the most. */
const COMBO_STEP = 3;
const MOST_TIMES = 4;

/** Slips that leave a combo whole: the learner knew the word, or had not entered one yet. */
const HARMLESS: readonly Refusal['kind'][] = ['empty', 'not-letters', 'too-short', 'typo'];

/** How many times its points a word counts that is the `combo`-th in a row: 1 for the first three, 2 for the next. */
export function timesFor(combo: number): number {
  return Math.min(MOST_TIMES, 1 + Math.floor(Math.max(0, combo - 1) / COMBO_STEP));
}

/** A first word is given; the learner's time begins. */
export function start(
  bank: ChainBank,
  options: Pick<StartOptions<UsedWords>, 'seed' | 'memory'>,
): TimedChainState {
  return { chain: openChain(bank, options), turn: { phase: 'playing', since: 0 }, combo: 0, bestCombo: 0 };
}

/** One step of the game, alone. */
export const reduce = chainReducer<TimedChainState>({
  times: ({ combo }) => timesFor(combo + 1),
  laid({ chain, combo: before, bestCombo }, at) {
    const combo = before + 1;
    return { chain, turn: { phase: 'playing', since: at }, combo, bestCombo: Math.max(combo, bestCombo) };
  },
  saidOfLaid({ chain, combo }) {
    const row = combo > 1 ? ` Combo ${combo}.` : '';
    return `${row} Next letter: ${lastWord(chain).slice(-1).toUpperCase()}.`;
  },
  refused: (state, { kind }) => (HARMLESS.includes(kind) ? state : { ...state, combo: 0 }),
});

export const nextTick = learnersTimeEnds;
