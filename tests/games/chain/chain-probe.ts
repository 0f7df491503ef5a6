import { LEVELS } from '../../../src/domain/levels.ts';
import { type ChainBank, loadChainBank } from '../../../src/games/chain/chain-bank.ts';
import type { ChainMove } from '../../../src/games/chain/chain-rules.ts';
import type { Chain } from '../../../src/games/chain/chain-state.ts';
import type { GameProbe } from '../game-probe.ts';
import { randomEntry } from './random-entry.ts';

/** How the contract test plays either chain game. */
export const chainProbe: Omit<GameProbe<ChainBank, { chain: Chain }>, 'invariants'> = {
  levels: LEVELS,
  bank: loadChainBank,
  move({ chain }, rng, bank): ChainMove {
    const kind = rng();
    if (kind < 0.03) return { type: 'stopped' };
    if (kind < 0.1) return { type: 'asked-hint' };
    return { type: 'entered', text: randomEntry(chain, rng, bank) };
  },
  knows: ({ accepted }, { kind, id }) => kind === 'word' && accepted.has(id),
};
