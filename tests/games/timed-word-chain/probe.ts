import type { ChainBank } from '../../../src/games/chain/chain-bank.ts';
import { getLearnerWords } from '../../../src/games/chain/chain-state.ts';
import type { TimedChainState } from '../../../src/games/timed-word-chain/state.ts';
import { findBrokenRules } from '../broken-rules.ts';
import { chainProbe, findChainFaults } from '../chain/chain-probe.ts';
import type { GameProbe } from '../game-probe.ts';

/** How the contract test plays Timed Word Chain by random moves, and the rules that each state keeps. */
export const timedWordChainProbe: GameProbe<ChainBank, TimedChainState> = {
  ...chainProbe,
  findBrokenRules: findBrokenChainRules,
};

/** The rules of both chain games, and those of combos: words laid quickly one after the other. */
function findBrokenChainRules({ chain, combo, bestCombo }: TimedChainState): readonly string[] {
  return [
    ...findChainFaults(chain),
    ...findBrokenRules([
      [() => chain.links.slice(1).every(({ by }) => by === 'learner'), 'the computer only begins'],
      [() => combo <= bestCombo, 'the best combo is the best'],
      [() => bestCombo <= getLearnerWords(chain).length, 'a combo is made of words'],
    ]),
  ];
}
