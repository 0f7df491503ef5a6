import type { PendingWrites } from '../../src/data/games/game-store.ts';
import type { IdentifiedEvent } from '../../src/domain/game-records.ts';

/** What a game told, without anything that it asks for. */
export function createPendingWrites(...events: readonly IdentifiedEvent[]): PendingWrites {
  return { events, requests: [], acknowledgedReplies: [] };
}
