import { seededRng } from '../../domain/random.ts';
import type { ChainBank } from '../chain/chain-bank.ts';
import { addBonus, layComputers, openChain } from '../chain/chain-moves.ts';
import { chainReducer, learnersTimeEnds } from '../chain/chain-rules.ts';
import { lastWord } from '../chain/chain-state.ts';
import { chooseWord } from '../chain/choose-word.ts';
import type { Change, StartOptions } from '../contract.ts';
import { said } from '../kit/changes.ts';
import type { Timing } from '../kit/time-limit.ts';
import type { UsedWords } from '../kit/used-words.ts';
import type { WordChainState } from './state.ts';

/** How long the computer seems to think, in milliseconds: long enough to see one's own word laid. */
const THINKING_MS = 1200;
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
  settle(state, at, bank) {
    const { turn } = state;
    const hasThought = turn.phase === 'computer' && at >= turn.since + THINKING_MS;
    return hasThought ? answer(state, at, bank) : { state };
  },
  laid: (state, at) => ({ ...state, turn: { phase: 'computer', since: at } }),
});

/** When the learner's time is up, or the computer has thought. */
export function nextTick(state: WordChainState, timing: Timing): number | null {
  const { turn } = state;
  return turn.phase === 'computer' ? turn.since + THINKING_MS : learnersTimeEnds(state, timing);
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
  return `Your word starts with ${word.slice(-1).toUpperCase()}.`;
}
