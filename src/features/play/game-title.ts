import type { AgeBand } from '../../domain/age-band.ts';
import { LANDING_GAME } from '../../domain/landing-game.ts';
import { DAY_PUZZLES, getGamesForAge } from '../../games/registry.ts';

/** Finds a game's title for a learner of that age; `null` for an unknown or removed game. */
export function findGameTitle(gameId: string, ageBand: AgeBand = 'child'): string | null {
  const games = [...getGamesForAge(ageBand), ...Object.values(DAY_PUZZLES), LANDING_GAME];
  return games.find(({ id }) => id === gameId)?.title ?? null;
}
