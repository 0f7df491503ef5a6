import { LEVELS, type Level } from '../../domain/levels.ts';
import type { GameMeta, GameVariant, LevelOffer } from '../contract.ts';

type Offering = Pick<GameMeta, 'levels' | 'variants'>;

const EVERY_LEVEL: readonly LevelOffer[] = LEVELS.map((level) => ({ level, label: level }));

/** The levels that a game offers, lowest first. */
export function levelOffers({ levels = EVERY_LEVEL }: Offering): readonly LevelOffer[] {
  return levels;
}

/** The offered level that fits a learner: the highest that is not above theirs, or else the lowest of all. */
export function fittingLevel(game: Offering, learnerLevel: Level): Level {
  const reached = LEVELS.indexOf(learnerLevel);
  const offered = levelOffers(game).map(({ level }) => level);
  return offered.findLast((level) => LEVELS.indexOf(level) <= reached) ?? offered[0] ?? learnerLevel;
}

/** The kinds of a game that there are at a level: each is `from` a level on, the first at all of them. */
export function variantOffers({ variants = [] }: Offering, level: Level): readonly GameVariant[] {
  return variants.filter(({ from }) => !from || LEVELS.indexOf(from) <= LEVELS.indexOf(level));
}

/** The wanted variant, or the first one where a level does not have it; '' in a game without any. */
export function fittingVariant(game: Offering, level: Level, wanted: string): string {
  const offered = variantOffers(game, level);
  return (offered.find(({ id }) => id === wanted) ?? offered[0])?.id ?? '';
}

/** A choice as learners read it, such as "B1", "Easy" or "B1 (Mini)". */
export function choiceName(game: Offering, { level, variant }: { level: Level; variant: string }): string {
  const offer = levelOffers(game).find((each) => each.level === level);
  const kind = game.variants?.find(({ id }) => id === variant);
  return (offer?.label ?? level) + (kind ? ` (${kind.label})` : '');
}
