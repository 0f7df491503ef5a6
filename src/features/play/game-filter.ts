import type { Skill } from '../../domain/skills.ts';
import { GAME_CATEGORIES, type GameCategory, type GameMeta } from '../../games/game-contract.ts';

/** How much time the learner has. */
export const GAME_LENGTHS = ['any', 'short', 'medium', 'long'] as const;
export type GameLength = (typeof GAME_LENGTHS)[number];

const SHORT_MINUTES = 4;
const MEDIUM_MINUTES = 8;

export const GAME_LENGTH_LABELS = {
  any: 'Any length',
  short: `Up to ${SHORT_MINUTES} minutes`,
  medium: `Up to ${MEDIUM_MINUTES} minutes`,
  long: 'Longer',
} satisfies Record<GameLength, string>;

export interface GameFilter {
  skill: Skill | 'any';
  length: GameLength;
}

export const NO_GAME_FILTER: GameFilter = { skill: 'any', length: 'any' };

/** The distinct skills that the games train, in the order of the games. */
export function listSkills(games: readonly GameMeta[]): readonly Skill[] {
  return [...new Set(games.flatMap(({ skills }) => skills))];
}

/** The games that match the filter. */
export function filterGames<Game extends GameMeta>(
  games: readonly Game[],
  filter: GameFilter,
): readonly Game[] {
  return games.filter(
    ({ skills, minutes }) =>
      (filter.skill === 'any' || skills.includes(filter.skill)) && LENGTH_MATCHES[filter.length](minutes),
  );
}

const LENGTH_MATCHES = {
  any: () => true,
  short: (minutes) => minutes <= SHORT_MINUTES,
  medium: (minutes) => minutes <= MEDIUM_MINUTES,
  long: (minutes) => minutes > MEDIUM_MINUTES,
} satisfies Record<GameLength, (minutes: number) => boolean>;

/** A titled row of games. */
export interface GameGroup<Game> {
  title: string;
  games: readonly Game[];
}

const GAME_CATEGORY_TITLES = {
  words: 'Word games',
  grammar: 'Grammar and stories',
  stage: 'On stage',
} satisfies Record<GameCategory, string>;

/**
 * Groups games into rows: first the games in progress, then the others by category. Empty rows are left out.
 * @param saved ids of the games in progress
 */
export function groupGames<Game extends Pick<GameMeta, 'id' | 'category'>>(
  games: readonly Game[],
  saved: readonly string[],
): readonly GameGroup<Game>[] {
  const isInProgress = ({ id }: Game) => saved.includes(id);
  const rows = [
    { title: 'Continue', games: games.filter(isInProgress) },
    ...GAME_CATEGORIES.map((category) => ({
      title: GAME_CATEGORY_TITLES[category],
      games: games.filter((game) => game.category === category && !isInProgress(game)),
    })),
  ];
  return rows.filter((row) => row.games.length > 0);
}
