import type { Skill } from '../../domain/skills.ts';
import type { GameMeta } from '../../games/contract.ts';

/** How much time the learner has. */
export const SPANS = ['any', 'short', 'medium', 'long'] as const;
export type Span = (typeof SPANS)[number];

const SHORT_MINUTES = 4;
const MEDIUM_MINUTES = 8;

export const SPAN_LABELS = {
  any: 'Any length',
  short: `Up to ${SHORT_MINUTES} minutes`,
  medium: `Up to ${MEDIUM_MINUTES} minutes`,
  long: 'Longer',
} satisfies Record<Span, string>;

export interface HallFilter {
  skill: Skill | 'any';
  span: Span;
}

export const EVERY_GAME: HallFilter = { skill: 'any', span: 'any' };

/** The skills that the games train, each once, in the order of the games. */
export function skillsOf(games: readonly GameMeta[]): readonly Skill[] {
  return [...new Set(games.flatMap(({ skills }) => skills))];
}

/** The games that fit. */
export function filterGames<One extends GameMeta>(games: readonly One[], filter: HallFilter): readonly One[] {
  return games.filter(
    ({ skills, minutes }) =>
      (filter.skill === 'any' || skills.includes(filter.skill)) && FITS[filter.span](minutes),
  );
}

const FITS = {
  any: () => true,
  short: (minutes) => minutes <= SHORT_MINUTES,
  medium: (minutes) => minutes <= MEDIUM_MINUTES,
  long: (minutes) => minutes > MEDIUM_MINUTES,
} satisfies Record<Span, (minutes: number) => boolean>;
