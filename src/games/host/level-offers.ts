import { LEVELS, type Level } from '../../domain/levels.ts';
import type { GameMeta, GameVariant, LevelOffer } from '../contract.ts';

type OfferedChoices = Pick<GameMeta, 'levels' | 'variants'>;

const EVERY_LEVEL: readonly LevelOffer[] = LEVELS.map((level) => ({ level, label: level }));

/** The levels that a game offers, lowest first. */
export function getOfferedLevels({ levels = EVERY_LEVEL }: OfferedChoices): readonly LevelOffer[] {
  return levels;
}

/** The offered level that fits a learner: the highest that is not above theirs, or else the lowest of all. */
export function getSuggestedLevel(game: OfferedChoices, learnerLevel: Level): Level {
  const reached = LEVELS.indexOf(learnerLevel);
  const offered = getOfferedLevels(game).map(({ level }) => level);
  return offered.findLast((level) => LEVELS.indexOf(level) <= reached) ?? offered[0] ?? learnerLevel;
}

/** The kinds of a game that there are at a level: each is `from` a level on, the first at all of them. */
export function getOfferedVariants({ variants = [] }: OfferedChoices, level: Level): readonly GameVariant[] {
  return variants.filter(({ minLevel }) => !minLevel || LEVELS.indexOf(minLevel) <= LEVELS.indexOf(level));
}

/** The wanted variant, or the first one where a level does not have it; '' in a game without any. */
export function getAvailableVariant(game: OfferedChoices, level: Level, wanted: string): string {
  const offered = getOfferedVariants(game, level);
  return (offered.find(({ id }) => id === wanted) ?? offered[0])?.id ?? '';
}

/** A choice as learners read it, such as "B1", "Easy" or "B1 (Mini)". */
export function formatGameChoice(
  game: OfferedChoices,
  { level, variant }: { level: Level; variant: string },
): string {
  const offer = getOfferedLevels(game).find((each) => each.level === level);
  const kind = game.variants?.find(({ id }) => id === variant);
  return (offer?.label ?? level) + (kind ? ` (${kind.label})` : '');
}
