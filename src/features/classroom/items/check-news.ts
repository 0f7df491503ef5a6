import type { PlayedItem } from './played-exercise.ts';

const WORDS = { right: 'right', nearly: 'nearly: look at the spelling', wrong: 'not yet' } as const;

/** What a screen reader hears of a check: "Number 1: right. Number 2: not yet." */
export function checkNews(items: readonly PlayedItem[], given: Readonly<Record<string, string>>): string {
  return items
    .flatMap(({ name, number, judge }) => {
      const answer = given[name];
      return answer !== undefined && judge ? [`Number ${number}: ${WORDS[judge(answer)]}.`] : [];
    })
    .join(' ');
}
