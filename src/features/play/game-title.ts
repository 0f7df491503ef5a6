import type { AgeBand } from '../../domain/age-band.ts';
import { ENTRANCE_GAME } from '../../domain/entrance-game.ts';
import { DAY_PUZZLES, getGamesForAge } from '../../games/registry.ts';

/** A game's title by its id, for a learner of that age; `null` for one that is not, or no longer, among the games. */
export function findGameTitle(gameId: string, ageBand: AgeBand = 'child'): string | null {
  const games = [...getGamesForAge(ageBand), ...Object.values(DAY_PUZZLES), ENTRANCE_GAME];
  return games.find(({ id }) => id === gameId)?.title ?? null;
}
