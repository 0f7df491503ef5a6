import { GAME_CATEGORIES, type GameCategory, type GameMeta } from '../../games/contract.ts';

/** Machines that stand together, under what is written above them. */
export interface GameGroup<One> {
  title: string;
  games: readonly One[];
}

export const GAME_CATEGORY_TITLES = {
  words: 'Word games',
  grammar: 'Grammar and stories',
  stage: 'On stage',
} satisfies Record<GameCategory, string>;

/**
 * The rows of the hall: first what was left in the middle, then the aisles without it. A row without machines is left
 * out.
 * @param saved ids of the games that were left
 */
export function groupGames<One extends Pick<GameMeta, 'id' | 'category'>>(
  games: readonly One[],
  saved: readonly string[],
): readonly GameGroup<One>[] {
  const isLeft = ({ id }: One) => saved.includes(id);
  const rows = [
    { title: 'Continue', games: games.filter(isLeft) },
    ...GAME_CATEGORIES.map((aisle) => ({
      title: GAME_CATEGORY_TITLES[aisle],
      games: games.filter((game) => game.category === aisle && !isLeft(game)),
    })),
  ];
  return rows.filter((row) => row.games.length > 0);
}
