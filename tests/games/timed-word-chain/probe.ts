import type { ChainBank } from '../../../src/games/chain/chain-bank.ts';
import type { TimedChainState } from '../../../src/games/timed-word-chain/state.ts';
import { chainProbe } from '../chain/chain-probe.ts';
import type { GameProbe } from '../game-probe.ts';
import { invariants } from './invariants.ts';

export const timedWordChainProbe: GameProbe<ChainBank, TimedChainState> = { ...chainProbe, invariants };
