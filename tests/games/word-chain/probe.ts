import type { ChainBank } from '../../../src/games/chain/chain-bank.ts';
import type { WordChainState } from '../../../src/games/word-chain/state.ts';
import { findBrokenRules } from '../broken-rules.ts';
import { chainProbe, findChainFaults } from '../chain/chain-probe.ts';
import type { GameProbe } from '../game-probe.ts';

/** How the contract test plays Word Chain by random moves, and the rules that each state keeps. */
export const wordChainProbe: GameProbe<ChainBank, WordChainState> = {
  ...chainProbe,
  findBrokenRules: findBrokenChainRules,
};

/** The rules of both chain games, and those of taking turns with the computer. */
function findBrokenChainRules({ chain, turn, stumped }: WordChainState): readonly string[] {
  const last = chain.links.at(-1);
  const byComputer = chain.links.slice(1).filter(({ by }) => by === 'computer');
  const isInTurns = chain.links.every(({ by }, index) => by === (index % 2 === 0 ? 'computer' : 'learner'));
  return [
    ...findChainFaults(chain),
    ...findBrokenRules([
      [() => isInTurns, 'computer and learner lay in turns'],
      [() => turn.phase !== 'learner' || last?.by === 'computer', 'the learner answers the computer'],
      [() => turn.phase !== 'computer' || last?.by === 'learner', 'the computer answers the learner'],
      [
        () => chain.links.every(({ by, startsAfresh }) => by === 'computer' || !startsAfresh),
        'the learner always has a letter to continue with',
      ],
      [() => byComputer.filter(({ startsAfresh }) => startsAfresh).length === stumped, 'stumped is counted'],
    ]),
  ];
}
