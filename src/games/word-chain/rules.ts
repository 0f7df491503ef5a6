import { createSeededRng } from '../../domain/random.ts';
import type { ChainBank } from '../chain/chain-bank.ts';
import { addBonus, createChain, layComputerWord } from '../chain/chain-moves.ts';
import { createChainReducer, getLearnerTimeEnd } from '../chain/chain-rules.ts';
import { getLastWord } from '../chain/chain-state.ts';
import { chooseWord } from '../chain/choose-word.ts';
import type { StartOptions, Transition } from '../contract.ts';
import type { TimeLimitSetting } from '../kit/time-limit.ts';
import { createAnnouncement } from '../kit/transitions.ts';
import type { UsedKeys } from '../kit/used-keys.ts';
import type { WordChainState } from './state.ts';

/** How long the computer seems to think, in milliseconds: long enough to see one's own word laid. */
const THINKING_MS = 1200;
/** What a word gains on top when the computer has no answer to it. */
export const STUMPED_POINTS = 10;

/** The computer lays the first word; the learner's time begins. */
export function createInitialState(
  bank: ChainBank,
  options: Pick<StartOptions<UsedKeys>, 'seed' | 'carriedState'>,
): WordChainState {
  return { chain: createChain(bank, options), turn: { phase: 'learner', since: 0 }, stumped: 0 };
}

/** One step of the game, in turns. */
export const reduce = createChainReducer<WordChainState>({
  settleTurn(state, at, bank) {
    const { turn } = state;
    const hasThought = turn.phase === 'computer' && at >= turn.since + THINKING_MS;
    return hasThought ? playComputerTurn(state, at, bank) : { state };
  },
  onWordLaid: (state, at) => ({ ...state, turn: { phase: 'computer', since: at } }),
});

/** When the learner's time is up, or the computer has thought. */
export function getNextTickTime(state: WordChainState, timing: TimeLimitSetting): number | null {
  const { turn } = state;
  return turn.phase === 'computer' ? turn.since + THINKING_MS : getLearnerTimeEnd(state, timing);
}

/** The computer lays a word. If it knows none that fits, it begins afresh, and with none at all it has lost. */
function playComputerTurn(state: WordChainState, at: number, bank: ChainBank): Transition<WordChainState> {
  const rng = createSeededRng(state.chain.seed + state.chain.links.length);
  const turn = { phase: 'learner', since: at } as const;
  const fitting = chooseWord(bank, state.chain, getLastWord(state.chain).at(-1) ?? '', rng);
  if (fitting !== null) {
    return {
      state: { ...state, chain: layComputerWord(state.chain, fitting, false), turn },
      effects: createAnnouncement(`The computer: ${fitting}. ${formatNextLetter(fitting)}`),
    };
  }
  const chain = addBonus(state.chain, STUMPED_POINTS);
  const word = chooseWord(bank, chain, null, rng);
  if (word === null) return { state: { ...state, chain, turn: { phase: 'over', reason: 'computer-out' } } };
  return {
    state: { chain: layComputerWord(chain, word, true), turn, stumped: state.stumped + 1 },
    effects: createAnnouncement(
      `The computer knows no such word and begins afresh: ${word}. ${formatNextLetter(word)}`,
    ),
  };
}

function formatNextLetter(word: string): string {
  return `Your word starts with ${word.slice(-1).toUpperCase()}.`;
}
