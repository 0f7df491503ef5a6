import { formatCount } from '../../domain/format-count.ts';
import type { ChainBank } from '../chain/chain-bank.ts';
import { ChainBoard } from '../chain/chain-board.tsx';
import type { ChainMove } from '../chain/chain-rules.ts';
import type { GameViewProps } from '../game-contract.ts';
import { getMultiplier } from './rules.ts';
import type { TimedChainState } from './state.ts';

/** The chain board, without an opponent. */
export function TimedChainView({ state, bank, send }: GameViewProps<ChainBank, TimedChainState, ChainMove>) {
  const { chain, turn } = state;
  return (
    <ChainBoard
      chain={chain}
      bank={bank}
      turnStartedAt={turn.phase === 'playing' ? turn.since : null}
      caption={formatCaption(state)}
      endLabel="Stop here"
      send={send}
    />
  );
}

function formatCaption({ chain: { links }, combo }: TimedChainState): string {
  const last = links.at(-1);
  if (last?.by !== 'learner') return 'Start here';
  const multiplier = getMultiplier(combo + 1);
  return `${formatCount(last.points, 'point')}${multiplier > 1 ? `. Next word ×${multiplier}` : ''}`;
}
