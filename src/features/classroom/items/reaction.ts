import type { PlayedItem } from './played-exercise.ts';

/** How a teacher takes a check: glad where all of it is right, else curious how it goes on. */
export type Reaction = 'glad' | 'curious';

/**
 * @param given what was marked, by the items' names
 * @returns `null` where nothing was
 */
export function reactionTo(
  items: readonly PlayedItem[],
  given: Readonly<Record<string, string>>,
): Reaction | null {
  const verdicts = items.flatMap((item) => {
    const answer = given[item.name];
    return answer === undefined || !item.judge ? [] : [item.judge(answer)];
  });
  if (verdicts.length === 0) return null;
  return verdicts.every((verdict) => verdict === 'right') ? 'glad' : 'curious';
}
