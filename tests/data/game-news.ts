import type { StoredNews } from '../../src/data/games/game-store.ts';
import type { IdentifiedEvent } from '../../src/domain/game-records.ts';

/** What a game told, without anything that it asks for. */
export function news(...events: readonly IdentifiedEvent[]): StoredNews {
  return { events, requests: [], heard: [] };
}
