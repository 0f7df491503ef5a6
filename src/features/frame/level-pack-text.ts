import { formatList } from '../../domain/format-list.ts';
import { LEVELS, type Level } from '../../domain/levels.ts';
import { REASONS, type Reason } from '../../domain/reasons.ts';
import type { Pack } from '../../installation/level-packs/pack-list.ts';

/** A level, and the reason of its classes. */
export type LevelAndReason = Pick<Pack, 'level' | 'reason'>;

const COMES = 'They come with the next connection.';

/** The levels of which there are games and classes among these, lowest first. */
export function listLevels(held: readonly LevelAndReason[]): readonly Level[] {
  return LEVELS.filter((level) => held.some((each) => each.level === level));
}

/** The reasons that there are classes for at a level. */
export function listReasons(level: Level, held: readonly LevelAndReason[]): readonly Reason[] {
  return REASONS.filter((reason) => held.some((each) => each.level === level && each.reason === reason));
}

/** That what the learner's profile asks for is not on this device, and what is. */
export function formatMissingPack(
  { level, reason }: LevelAndReason,
  held: readonly LevelAndReason[],
): string {
  const reasons = listReasons(level, held);
  if (reasons.length > 0) {
    return `The classes of ${level} for ${reason} are not on this device yet. ${COMES} Until then there are those for ${formatList(reasons)}.`;
  }
  const missing = `The games and classes of ${level} are not on this device yet. ${COMES}`;
  return held.length === 0
    ? missing
    : `${missing} Until then there are those of ${formatList(listLevels(held))}.`;
}

/** That the classes of a level and reason are not on this device, and which are. */
export function formatMissingClasses(
  { level, reason }: LevelAndReason,
  held: readonly LevelAndReason[],
): string {
  const missing = `The classes of ${level} for ${reason} are not on this device.`;
  const here = LEVELS.flatMap((each) => {
    const reasons = listReasons(each, held);
    return reasons.length === 0 ? [] : `those of ${each} for ${formatList(reasons)}`;
  });
  return `${missing} Without a connection there are ${formatList(here)}.`;
}
