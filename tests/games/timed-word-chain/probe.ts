import type { ChainBank } from '../../../src/games/chain/chain-bank.ts';
import { learnersWords } from '../../../src/games/chain/chain-state.ts';
import type { TimedChainState } from '../../../src/games/timed-word-chain/state.ts';
import { brokenRules } from '../broken-rules.ts';
import { chainFaults, chainProbe } from '../chain/chain-probe.ts';
import type { GameProbe } from '../game-probe.ts';

export const timedWordChainProbe: GameProbe<ChainBank, TimedChainState> = { ...chainProbe, invariants };

/** What is wrong with a state, in sentences; empty when it is sound. */
function invariants({ chain, combo, bestCombo }: TimedChainState): readonly string[] {
  return [
    ...chainFaults(chain),
    ...brokenRules([
      [() => chain.links.slice(1).every(({ by }) => by === 'learner'), 'the computer only begins'],
      [() => combo <= bestCombo, 'the best combo is the best'],
      [() => bestCombo <= learnersWords(chain).length, 'a combo is made of words'],
    ]),
  ];
}
