import type { BestResults } from '../../domain/game-records.ts';
import type { Level } from '../../domain/levels.ts';

/**
 * Chooses the result that a game card shows: the best at the learner's level, in the variant played last;
 * otherwise the newest at another level. `null` when the game was never finished.
 * @param best the best result of each choice, by its level and variant ("B1", "B1 mini")
 * @returns `where`: the choice of the result
 */
export function chooseBestResult(best: BestResults, level: Level): { where: string; text: string } | null {
  const newestFirst = Object.entries(best).sort(([, one], [, other]) => other.at - one.at);
  const isAtLevel = ([choice]: [string, unknown]) => choice === level || choice.startsWith(`${level} `);
  const shown = newestFirst.find(isAtLevel) ?? newestFirst[0];
  return shown ? { where: shown[0], text: shown[1].text } : null;
}
