import type { PendingWrites } from '../../src/data/games/game-store.ts';
import type { IdentifiedEvent } from '../../src/domain/game-records.ts';

/** A game's writes with these events and no requests. */
export function createPendingWrites(...events: readonly IdentifiedEvent[]): PendingWrites {
  return { events, requests: [], acknowledgedReplies: [] };
}
