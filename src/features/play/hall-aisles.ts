import { AISLES, type Aisle, type GameMeta } from '../../games/contract.ts';

/** Machines that stand together, under what is written above them. */
export interface HallRow<One> {
  title: string;
  games: readonly One[];
}

export const AISLE_TITLES = {
  words: 'Word games',
  grammar: 'Grammar and stories',
  stage: 'On stage',
} satisfies Record<Aisle, string>;

/**
 * The rows of the hall: first what was left in the middle, then the aisles without it. A row without machines is left
 * out.
 * @param saved ids of the games that were left
 */
export function hallRows<One extends Pick<GameMeta, 'id' | 'aisle'>>(
  games: readonly One[],
  saved: readonly string[],
): readonly HallRow<One>[] {
  const isLeft = ({ id }: One) => saved.includes(id);
  const rows = [
    { title: 'Continue', games: games.filter(isLeft) },
    ...AISLES.map((aisle) => ({
      title: AISLE_TITLES[aisle],
      games: games.filter((game) => game.aisle === aisle && !isLeft(game)),
    })),
  ];
  return rows.filter((row) => row.games.length > 0);
}
