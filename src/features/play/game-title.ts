import { GAMES } from '../../games/registry.ts';

/** A game's title by its id; `null` for one that is not, or no longer, among the games. */
export function gameTitle(gameId: string): string | null {
  return GAMES.find(({ id }) => id === gameId)?.title ?? null;
}
