import type { AskResult } from '../../domain/game-asks.ts';
import type { GamePorts } from './ports.ts';

/** Watches what becomes of one game's asks; gives the way to say of which, by when it was begun, or `null` for none. */
export function createReplyWatch(
  watchReplies: GamePorts['watchReplies'],
  onReply: (askId: string, result: AskResult) => void,
): (begunAt: number | null) => void {
  let watched: number | null = null;
  let unwatch = () => {};
  return (begunAt) => {
    if (begunAt === watched) return;
    unwatch();
    watched = begunAt;
    unwatch = begunAt === null ? () => {} : watchReplies(begunAt, onReply);
  };
}
