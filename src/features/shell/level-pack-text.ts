import { formatList } from '../../domain/format-list.ts';
import { LEVELS, type Level } from '../../domain/levels.ts';
import { REASONS, type Reason } from '../../domain/reasons.ts';
import type { Pack } from '../../pwa/level-packs/pack-list.ts';

/* Sentences about level packs: the words and classes of a level that a device downloads for use offline. */

/** A level and the reason of its classes. */
export type LevelAndReason = Pick<Pack, 'level' | 'reason'>;

const LOADS_LATER = 'You’ll get them when you’re online.';

/** The levels of the stored packs, lowest first. */
export function listLevels(storedPacks: readonly LevelAndReason[]): readonly Level[] {
  return LEVELS.filter((level) => storedPacks.some((each) => each.level === level));
}

/** The reasons for which classes of a level are stored. */
export function listReasons(level: Level, storedPacks: readonly LevelAndReason[]): readonly Reason[] {
  return REASONS.filter((reason) =>
    storedPacks.some((each) => each.level === level && each.reason === reason),
  );
}

/** Says that the pack of the learner's profile is not stored, and which ones are. */
export function formatMissingPack(
  { level, reason }: LevelAndReason,
  storedPacks: readonly LevelAndReason[],
): string {
  const reasons = listReasons(level, storedPacks);
  if (reasons.length > 0) {
    return `The ${level} classes for ${reason} aren’t downloaded yet. ${LOADS_LATER} For now, there are classes for ${formatList(reasons)}.`;
  }
  const missing = `The ${level} games and classes aren’t downloaded yet. ${LOADS_LATER}`;
  return storedPacks.length === 0
    ? missing
    : `${missing} For now, you have ${formatList(listLevels(storedPacks))}.`;
}

/** Says that the classes of a level and reason are not stored, and which ones are. */
export function formatMissingClasses(
  { level, reason }: LevelAndReason,
  storedPacks: readonly LevelAndReason[],
): string {
  const missing = `The ${level} classes for ${reason} aren’t downloaded.`;
  const available = LEVELS.flatMap((each) => {
    const reasons = listReasons(each, storedPacks);
    return reasons.length === 0 ? [] : `${each} for ${formatList(reasons)}`;
  });
  return `${missing} Offline, you have ${formatList(available)}.`;
}
