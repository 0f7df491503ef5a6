import { formatCount } from '../../domain/format-count.ts';
import type { ChainBank } from '../chain/chain-bank.ts';
import { ChainBoard } from '../chain/chain-board.tsx';
import type { ChainMove } from '../chain/chain-rules.ts';
import type { GameViewProps } from '../game-contract.ts';
import { STUMPED_POINTS } from './rules.ts';
import type { WordChainState } from './state.ts';

/** The chain board, with the computer as opponent. */
export function WordChainView({ state, bank, send }: GameViewProps<ChainBank, WordChainState, ChainMove>) {
  const { chain, turn } = state;
  return (
    <ChainBoard
      chain={chain}
      bank={bank}
      turnStartedAt={turn.phase === 'learner' ? turn.since : null}
      waiting={<p>The computer is looking for a word…</p>}
      caption={formatCaption(state)}
      endLabel="Give up"
      send={send}
    />
  );
}

function formatCaption({ chain: { links } }: WordChainState): string {
  const last = links.at(-1);
  if (last?.by === 'learner') return `You: ${formatCount(last.points, 'point')}`;
  return last?.startsAfresh && links.length > 1
    ? `The computer can’t find a word. ${STUMPED_POINTS} more points for you! It starts again`
    : 'The computer';
}
