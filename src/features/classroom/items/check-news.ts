import type { PlayedItem } from './played-exercise.ts';
import { lacking } from './unfinished.ts';

const WORDS = { right: 'right', nearly: 'nearly: look at the spelling', wrong: 'not yet' } as const;

/** What a screen reader hears of a check: "Number 1: right. Number 2: not yet. Number 3: use every word." */
export function checkNews(items: readonly PlayedItem[], given: Readonly<Record<string, string>>): string {
  return items
    .flatMap((item) => {
      const { name, number, judge } = item;
      const answer = given[name];
      if (answer === undefined || !judge) return [];
      const lacks = lacking(item, answer).toLowerCase();
      return [`Number ${number}: ${lacks || `${WORDS[judge(answer)]}.`}`];
    })
    .join(' ');
}
