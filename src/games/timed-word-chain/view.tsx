import type { ChainBank } from '../chain/chain-bank.ts';
import { ChainBoard } from '../chain/chain-board.tsx';
import { countOf } from '../chain/chain-result.ts';
import type { GameViewProps } from '../contract.ts';
import { timesFor } from './rules.ts';
import type { TimedChainMove, TimedChainState } from './state.ts';

/** The board alone against the clock. */
export function TimedChainView({
  state,
  bank,
  send,
}: GameViewProps<ChainBank, TimedChainState, TimedChainMove>) {
  const { chain, turn } = state;
  return (
    <ChainBoard
      chain={chain}
      bank={bank}
      since={turn.phase === 'playing' ? turn.since : null}
      caption={captionOf(state)}
      endLabel="Stop here"
      onEnter={(text) => send({ type: 'entered', text })}
      onHint={() => send({ type: 'asked-hint' })}
      onEnd={() => send({ type: 'stopped' })}
    />
  );
}

function captionOf({ chain: { links }, combo }: TimedChainState): string {
  const last = links.at(-1);
  if (last?.by !== 'learner') return 'Go on from here';
  const times = timesFor(combo + 1);
  return `${countOf(last.points, 'point')}${times > 1 ? `. The next word counts ${times} times` : ''}`;
}
