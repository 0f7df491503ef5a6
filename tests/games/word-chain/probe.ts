import { LEVELS } from '../../../src/domain/levels.ts';
import { type ChainBank, loadChainBank } from '../../../src/games/chain/chain-bank.ts';
import type { WordChainMove, WordChainState } from '../../../src/games/word-chain/state.ts';
import { randomEntry } from '../chain/random-entry.ts';
import type { GameProbe } from '../game-probe.ts';

export const wordChainProbe: GameProbe<ChainBank, WordChainState> = {
  levels: LEVELS,
  bank: loadChainBank,
  move({ chain }, rng, bank): WordChainMove {
    const kind = rng();
    if (kind < 0.03) return { type: 'gave-up' };
    if (kind < 0.1) return { type: 'asked-hint' };
    return { type: 'entered', text: randomEntry(chain, rng, bank) };
  },
};
