import type { ChainBank } from '../../../src/games/chain/chain-bank.ts';
import type { WordChainState } from '../../../src/games/word-chain/state.ts';
import { chainProbe } from '../chain/chain-probe.ts';
import type { GameProbe } from '../game-probe.ts';
import { invariants } from './invariants.ts';

export const wordChainProbe: GameProbe<ChainBank, WordChainState> = { ...chainProbe, invariants };
