import { WORD_CHAIN_MS } from '../../domain/limits.ts';
import type { ChainBank } from '../chain/chain-bank.ts';
import { endChain, enterWord, openChain } from '../chain/chain-moves.ts';
import { chainReducer } from '../chain/chain-rules.ts';
import { type Chain, lastPoints, lastWord, type Refusal } from '../chain/chain-state.ts';
import type { Change, Moment, StartOptions } from '../contract.ts';
import { said } from '../kit/changes.ts';
import { counted } from '../kit/counted.ts';
import { hasRunOut, limitEnd, type Timing } from '../kit/time-limit.ts';
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
  settle,
  isLearnersTurn: ({ turn }) => turn.phase === 'playing',
  enter,
  stop: (state, at, bank) => end(state, at, 'stopped', bank),
});

export function nextTick({ turn }: TimedChainState, timing: Timing): number | null {
  return turn.phase === 'playing' ? limitEnd(turn.since, WORD_CHAIN_MS, timing) : null;
}

function settle(state: TimedChainState, { at, timing }: Moment, bank: ChainBank): Change<TimedChainState> {
  const { turn } = state;
  const isUp = turn.phase === 'playing' && hasRunOut(turn.since, WORD_CHAIN_MS, { at, timing });
  return isUp ? end(state, at, 'time-up', bank) : { state };
}

function end(
  state: TimedChainState,
  at: number,
  reason: 'time-up' | 'stopped',
  bank: ChainBank,
): Change<TimedChainState> {
  const { chain, turn } = state;
  if (turn.phase === 'over') return { state };
  const ended = endChain(chain, bank, { at, since: turn.since });
  return { ...ended, state: { ...state, chain: ended.state, turn: { phase: 'over', reason } } };
}

function enter(
  state: TimedChainState,
  { text, at }: { text: string; at: number },
  bank: ChainBank,
): Change<TimedChainState> {
  const { turn } = state;
  if (turn.phase !== 'playing') return { state };
  const times = timesFor(state.combo + 1);
  const { chain, refusal, happened } = enterWord(state.chain, text, bank, { at, since: turn.since, times });
  if (refusal) {
    return { state: { ...state, chain, combo: HARMLESS.includes(refusal.kind) ? state.combo : 0 }, happened };
  }
  const combo = state.combo + 1;
  return {
    state: {
      chain,
      turn: { phase: 'playing', since: at },
      combo,
      bestCombo: Math.max(combo, state.bestCombo),
    },
    happened: [...happened, ...said(laidText(chain, combo))],
  };
}

function laidText(chain: Chain, combo: number): string {
  const word = lastWord(chain);
  const row = combo > 1 ? ` Combo ${combo}.` : '';
  return `${word}: ${counted(lastPoints(chain), 'point')}.${row} Next letter: ${word.slice(-1).toUpperCase()}.`;
}
