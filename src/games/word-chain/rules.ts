import { createSeededRng } from '../../domain/random.ts';
import type { ChainBank } from '../chain/chain-bank.ts';
import { addBonus, addComputerWord, createChain } from '../chain/chain-moves.ts';
import { createChainReducer, getLearnerTimeEnd } from '../chain/chain-rules.ts';
import { getLastWord } from '../chain/chain-state.ts';
import { chooseWord } from '../chain/choose-word.ts';
import type { StartOptions, Transition } from '../game-contract.ts';
import type { TimeLimitSetting } from '../kit/time-limit.ts';
import { createAnnouncement } from '../kit/transitions.ts';
import type { UsedKeys } from '../kit/used-keys.ts';
import type { WordChainState } from './state.ts';

/*
 * Word Chain: the learner and the computer take turns, and each word starts with the last letter of the word
 * before. All times count from the start of the game, in milliseconds.
 */

/** How long the computer seems to think, in milliseconds, so that the learner sees their own word first. */
const THINKING_MS = 1200;
/** The bonus for a word to which the computer has no answer. */
export const STUMPED_POINTS = 10;

/** The state after the computer's first word: it is the learner's turn, and their time begins. */
export function createInitialState(
  bank: ChainBank,
  options: Pick<StartOptions<UsedKeys>, 'seed' | 'carriedState'>,
): WordChainState {
  return { chain: createChain(bank, options), turn: { phase: 'learner', since: 0 }, stumped: 0 };
}

/** Applies a move or a tick. A word of the learner starts the computer's turn, which takes `THINKING_MS`. */
export const reduce = createChainReducer<WordChainState>({
  settleTurn(state, at, bank) {
    const { turn } = state;
    const hasThought = turn.phase === 'computer' && at >= turn.since + THINKING_MS;
    return hasThought ? playComputerTurn(state, at, bank) : { state };
  },
  onWordPlayed: (state, at) => ({ ...state, turn: { phase: 'computer', since: at } }),
});

/** When the learner's time is up, or the computer plays its word; null while neither is awaited. */
export function getNextTickTime(state: WordChainState, timeLimits: TimeLimitSetting): number | null {
  const { turn } = state;
  return turn.phase === 'computer' ? turn.since + THINKING_MS : getLearnerTimeEnd(state, timeLimits);
}

/** The computer plays a word. Without a fitting one it starts a new chain, and without any it has lost. */
function playComputerTurn(state: WordChainState, at: number, bank: ChainBank): Transition<WordChainState> {
  const rng = createSeededRng(state.chain.seed + state.chain.links.length);
  const turn = { phase: 'learner', since: at } as const;
  const nextWord = chooseWord(bank, state.chain, getLastWord(state.chain).at(-1) ?? '', rng);
  if (nextWord !== null) {
    return {
      state: { ...state, chain: addComputerWord(state.chain, nextWord, false), turn },
      effects: createAnnouncement(`The computer: ${nextWord}. ${formatNextLetter(nextWord)}`),
    };
  }
  const chain = addBonus(state.chain, STUMPED_POINTS);
  // Any word, as the start of a new chain.
  const word = chooseWord(bank, chain, null, rng);
  if (word === null) return { state: { ...state, chain, turn: { phase: 'over', reason: 'computer-out' } } };
  return {
    state: { chain: addComputerWord(chain, word, true), turn, stumped: state.stumped + 1 },
    effects: createAnnouncement(
      `The computer can’t find a word. It starts again: ${word}. ${formatNextLetter(word)}`,
    ),
  };
}

function formatNextLetter(word: string): string {
  return `Your word starts with ${word.slice(-1).toUpperCase()}.`;
}
