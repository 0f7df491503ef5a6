import { LEVELS, type Level } from '../../domain/levels.ts';
import type { GameMeta, GameVariant, LevelOffer } from '../game-contract.ts';

type OfferedChoices = Pick<GameMeta, 'levels' | 'variants'>;

const EVERY_LEVEL: readonly LevelOffer[] = LEVELS.map((level) => ({ level, label: level }));

/** The levels that a game offers, lowest first. */
export function getOfferedLevels({ levels = EVERY_LEVEL }: OfferedChoices): readonly LevelOffer[] {
  return levels;
}

/** The highest offered level that is not above the learner's, or else the lowest. */
export function getSuggestedLevel(game: OfferedChoices, learnerLevel: Level): Level {
  const reached = LEVELS.indexOf(learnerLevel);
  const offered = getOfferedLevels(game).map(({ level }) => level);
  return offered.findLast((level) => LEVELS.indexOf(level) <= reached) ?? offered[0] ?? learnerLevel;
}

/** The variants that a game offers at a level. */
export function getOfferedVariants({ variants = [] }: OfferedChoices, level: Level): readonly GameVariant[] {
  return variants.filter(({ minLevel }) => !minLevel || LEVELS.indexOf(minLevel) <= LEVELS.indexOf(level));
}

/** The wanted variant, or the first one if the level does not offer it; '' in a game without variants. */
export function getAvailableVariant(game: OfferedChoices, level: Level, wanted: string): string {
  const offered = getOfferedVariants(game, level);
  return (offered.find(({ id }) => id === wanted) ?? offered[0])?.id ?? '';
}

/** The text for a game's setup, such as "B1", "Easy" or "B1 (Mini)". */
export function formatGameChoice(
  game: OfferedChoices,
  { level, variant }: { level: Level; variant: string },
): string {
  const offer = getOfferedLevels(game).find((each) => each.level === level);
  const kind = game.variants?.find(({ id }) => id === variant);
  return (offer?.label ?? level) + (kind ? ` (${kind.label})` : '');
}
