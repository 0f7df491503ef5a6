import type { ChainBank } from '../../../src/games/chain/chain-bank.ts';
import type { ChainMove } from '../../../src/games/chain/chain-rules.ts';
import { type Chain, isLaid, lastWord } from '../../../src/games/chain/chain-state.ts';
import type { Change, Tick, Timed } from '../../../src/games/contract.ts';
import type { Timing } from '../../../src/games/kit/time-limit.ts';

interface Rules<State> {
  start(bank: ChainBank, options: { seed: number; memory: readonly string[] }): State;
  reduce(state: State, event: Timed<ChainMove | Tick>, bank: ChainBank): Change<State>;
}

/** A chain game that is played move by move, by a clock that the test sets. */
export function playedChain<State extends { chain: Chain }>(
  { start, reduce }: Rules<State>,
  bank: ChainBank,
  timing: Timing = 'normal',
) {
  let state = start(bank, { seed: 1, memory: [] });
  const game = {
    send(move: ChainMove | Tick, at: number): State {
      state = reduce(state, { ...move, at, timing }, bank).state;
      return state;
    },
    now: () => state,
    /** A word that may be laid now. */
    fitting(): string {
      const free = (letter: string) =>
        bank.accepted.startingWith(letter).filter((word) => !isLaid(state.chain, word));
      return free(lastWord(state.chain).slice(-1))[0] ?? free('')[0] ?? '';
    },
    lay: (at: number) => game.send({ type: 'entered', text: game.fitting() }, at),
  };
  return game;
}
