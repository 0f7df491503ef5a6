import type { AskResult } from '../../domain/game-asks.ts';
import type { GamePorts } from './ports.ts';
import type { TableState } from './table-state.ts';

/** Watches the asks of the game in play, for as long as it waits for a reply. */
export interface ReplyWatch {
  follow(table: TableState): void;
  stop(): void;
}

export function createReplyWatch(
  watchReplies: GamePorts['watchReplies'],
  tell: (askId: string, result: AskResult) => void,
): ReplyWatch {
  let watched: number | null = null;
  let unwatch = () => {};
  const follow = (begunAt: number | null) => {
    if (begunAt === watched) return;
    unwatch();
    watched = begunAt;
    unwatch = begunAt === null ? () => {} : watchReplies(begunAt, tell);
  };
  return {
    follow(table) {
      follow(table.phase === 'playing' && table.record.open.length > 0 ? table.begunAt : null);
    },
    stop: () => follow(null),
  };
}
