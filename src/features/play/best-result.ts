import type { BestResults } from '../../domain/game-records.ts';
import type { Level } from '../../domain/levels.ts';

/**
 * Chooses the result that a game card shows: the best at the learner's level, in the variant played last;
 * otherwise the newest at another level. `null` when the game was never finished.
 */
export function chooseBestResult(best: BestResults, level: Level): { where: string; text: string } | null {
  const isOwn = (where: string) => where === level || where.startsWith(`${level} `);
  const [shown] = Object.entries(best).sort(
    ([one, { at }], [other, { at: otherAt }]) => Number(isOwn(other)) - Number(isOwn(one)) || otherAt - at,
  );
  return shown ? { where: shown[0], text: shown[1].text } : null;
}
