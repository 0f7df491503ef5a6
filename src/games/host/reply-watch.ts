import type { GameReply } from '../../domain/game-request-schemas.ts';
import type { GamePorts } from './ports.ts';

/**
 * Watches the replies to one game's asks. Call what it returns with that game's `begunAt`: it replaces the one before,
 * and `null` stops watching.
 */
export function createReplyWatch(
  watchReplies: GamePorts['watchReplies'],
  onReply: (askId: string, result: GameReply) => void,
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
