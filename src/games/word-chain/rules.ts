import { WORD_CHAIN_MS } from '../../domain/limits.ts';
import { seededRng } from '../../domain/random.ts';
import { unreachable } from '../../domain/result.ts';
import type { ChainBank } from '../chain/chain-bank.ts';
import { addBonus, endChain, enterWord, layComputers, openChain } from '../chain/chain-moves.ts';
import { chainReducer } from '../chain/chain-rules.ts';
import { lastPoints, lastWord } from '../chain/chain-state.ts';
import { chooseWord } from '../chain/choose-word.ts';
import type { Change, Moment, StartOptions } from '../contract.ts';
import { said } from '../kit/changes.ts';
import { counted } from '../kit/counted.ts';
import { hasRunOut, limitEnd, type Timing } from '../kit/time-limit.ts';
import type { UsedWords } from '../kit/used-words.ts';
import type { WordChainState } from './state.ts';

/** How long the computer seems to think, in milliseconds: long enough to see one's own word laid. */
export const THINKING_MS = 1200;
/** What a word gains on top when the computer has no answer to it. */
export const STUMPED_POINTS = 10;

/** The computer lays the first word; the learner's time begins. */
export function start(
  bank: ChainBank,
  options: Pick<StartOptions<UsedWords>, 'seed' | 'memory'>,
): WordChainState {
  return { chain: openChain(bank, options), turn: { phase: 'learner', since: 0 }, stumped: 0 };
}

/** One step of the game, in turns. */
export const reduce = chainReducer<WordChainState>({
  settle,
  isLearnersTurn: ({ turn }) => turn.phase === 'learner',
  enter,
  stop: (state, at, bank) => end(state, at, 'stopped', bank),
});

/** When the learner's time is up, or the computer has thought. */
export function nextTick({ turn }: WordChainState, timing: Timing): number | null {
  switch (turn.phase) {
    case 'learner':
      return limitEnd(turn.since, WORD_CHAIN_MS, timing);
    case 'computer':
      return turn.since + THINKING_MS;
    case 'over':
      return null;
    default:
      return unreachable(turn);
  }
}

function settle(state: WordChainState, { at, timing }: Moment, bank: ChainBank): Change<WordChainState> {
  const { turn } = state;
  if (turn.phase === 'computer' && at >= turn.since + THINKING_MS) return answer(state, at, bank);
  if (turn.phase === 'learner' && hasRunOut(turn.since, WORD_CHAIN_MS, { at, timing })) {
    return end(state, at, 'time-up', bank);
  }
  return { state };
}

/** The computer lays a word. If it knows none that fits, it begins afresh, and with none at all it has lost. */
function answer(state: WordChainState, at: number, bank: ChainBank): Change<WordChainState> {
  const rng = seededRng(state.chain.seed + state.chain.links.length);
  const turn = { phase: 'learner', since: at } as const;
  const fitting = chooseWord(bank, state.chain, lastWord(state.chain).at(-1) ?? '', rng);
  if (fitting !== null) {
    return {
      state: { ...state, chain: layComputers(state.chain, fitting, false), turn },
      happened: said(`The computer: ${fitting}. ${nextLetter(fitting)}`),
    };
  }
  const chain = addBonus(state.chain, STUMPED_POINTS);
  const word = chooseWord(bank, chain, null, rng);
  if (word === null) return { state: { ...state, chain, turn: { phase: 'over', reason: 'computer-out' } } };
  return {
    state: { chain: layComputers(chain, word, true), turn, stumped: state.stumped + 1 },
    happened: said(`The computer knows no such word and begins afresh: ${word}. ${nextLetter(word)}`),
  };
}

function nextLetter(word: string): string {
  return `Your word begins with ${word.slice(-1).toUpperCase()}.`;
}

function enter(
  state: WordChainState,
  { text, at }: { text: string; at: number },
  bank: ChainBank,
): Change<WordChainState> {
  const { turn } = state;
  if (turn.phase !== 'learner') return { state };
  const { chain, refusal, happened } = enterWord(state.chain, text, bank, {
    at,
    since: turn.since,
    times: 1,
  });
  if (refusal) return { state: { ...state, chain }, happened };
  return {
    state: { ...state, chain, turn: { phase: 'computer', since: at } },
    happened: [...happened, ...said(`${lastWord(chain)}: ${counted(lastPoints(chain), 'point')}.`)],
  };
}

/** The end, by the clock or by the learner. */
function end(
  state: WordChainState,
  at: number,
  reason: 'time-up' | 'stopped',
  bank: ChainBank,
): Change<WordChainState> {
  const { chain, turn } = state;
  const ended =
    turn.phase === 'learner' ? endChain(chain, bank, { at, since: turn.since }) : { state: chain };
  return { ...ended, state: { ...state, chain: ended.state, turn: { phase: 'over', reason } } };
}
