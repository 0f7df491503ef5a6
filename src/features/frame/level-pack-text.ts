import { formatList } from '../../domain/format-list.ts';
import { LEVELS, type Level } from '../../domain/levels.ts';
import { REASONS, type Reason } from '../../domain/reasons.ts';
import type { Pack } from '../../installation/level-packs/pack-list.ts';

/** A level and the reason of its classes. */
export type LevelAndReason = Pick<Pack, 'level' | 'reason'>;

const LOADS_LATER = 'They come with the next connection.';

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
    return `The classes of ${level} for ${reason} are not on this device yet. ${LOADS_LATER} Until then there are those for ${formatList(reasons)}.`;
  }
  const missing = `The games and classes of ${level} are not on this device yet. ${LOADS_LATER}`;
  return storedPacks.length === 0
    ? missing
    : `${missing} Until then there are those of ${formatList(listLevels(storedPacks))}.`;
}

/** Says that the classes of a level and reason are not stored, and which ones are. */
export function formatMissingClasses(
  { level, reason }: LevelAndReason,
  storedPacks: readonly LevelAndReason[],
): string {
  const missing = `The classes of ${level} for ${reason} are not on this device.`;
  const available = LEVELS.flatMap((each) => {
    const reasons = listReasons(each, storedPacks);
    return reasons.length === 0 ? [] : `those of ${each} for ${formatList(reasons)}`;
  });
  return `${missing} Without a connection there are ${formatList(available)}.`;
}
