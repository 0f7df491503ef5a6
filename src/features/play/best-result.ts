import type { BestResults } from '../../domain/game-records.ts';
import type { Level } from '../../domain/levels.ts';

/**
 * The one result that a machine shows: the best at the learner's own level, in the variant played there last;
 * without any, the newest at another level. `null` when the game was never finished.
 */
export function chooseBestResult(best: BestResults, level: Level): { where: string; text: string } | null {
  const isOwn = (where: string) => where === level || where.startsWith(`${level} `);
  const [shown] = Object.entries(best).sort(
    ([one, { at }], [other, { at: otherAt }]) => Number(isOwn(other)) - Number(isOwn(one)) || otherAt - at,
  );
  return shown ? { where: shown[0], text: shown[1].text } : null;
}
