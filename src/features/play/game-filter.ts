import type { Skill } from '../../domain/skills.ts';
import type { GameMeta } from '../../games/contract.ts';

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

/** The skills that the games train, each once, in the order of the games. */
export function listSkills(games: readonly GameMeta[]): readonly Skill[] {
  return [...new Set(games.flatMap(({ skills }) => skills))];
}

/** The games that fit. */
export function filterGames<One extends GameMeta>(games: readonly One[], filter: GameFilter): readonly One[] {
  return games.filter(
    ({ skills, minutes }) =>
      (filter.skill === 'any' || skills.includes(filter.skill)) && FITS[filter.length](minutes),
  );
}

const FITS = {
  any: () => true,
  short: (minutes) => minutes <= SHORT_MINUTES,
  medium: (minutes) => minutes <= MEDIUM_MINUTES,
  long: (minutes) => minutes > MEDIUM_MINUTES,
} satisfies Record<GameLength, (minutes: number) => boolean>;
