import type { ChainBank } from '../../../src/games/chain/chain-bank.ts';
import type { ChainMove } from '../../../src/games/chain/chain-rules.ts';
import { type Chain, getLastWord, isPlayed } from '../../../src/games/chain/chain-state.ts';
import type { TickEvent, TimestampedEvent, Transition } from '../../../src/games/game-contract.ts';
import type { TimeLimitSetting } from '../../../src/games/kit/time-limit.ts';

interface ChainGameRules<State> {
  createInitialState(bank: ChainBank, options: { seed: number; carriedState: readonly string[] }): State;
  reduce(state: State, event: TimestampedEvent<ChainMove | TickEvent>, bank: ChainBank): Transition<State>;
}

/** Plays a chain game move by move, at times that the test sets. */
export function createChainPlayer<State extends { chain: Chain }>(
  { createInitialState, reduce }: ChainGameRules<State>,
  bank: ChainBank,
  timeLimits: TimeLimitSetting = 'normal',
) {
  let state = createInitialState(bank, { seed: 1, carriedState: [] });
  const game = {
    send(move: ChainMove | TickEvent, at: number): State {
      state = reduce(state, { ...move, at, timeLimits }, bank).state;
      return state;
    },
    getState: () => state,
    /** A word that can be played now. */
    findWord(): string {
      const listPlayable = (letter: string) =>
        bank.accepted.listStartingWith(letter).filter((word) => !isPlayed(state.chain, word));
      return listPlayable(getLastWord(state.chain).slice(-1))[0] ?? listPlayable('')[0] ?? '';
    },
    playWord: (at: number) => game.send({ type: 'entered', text: game.findWord() }, at),
  };
  return game;
}
