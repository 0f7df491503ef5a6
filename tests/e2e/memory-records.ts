import { readFileSync } from 'node:fs';
import { readBankWords } from './game-room.ts';

/** A learner's memory of words, as it is stored after half a year of games. */

const DAY_MS = 86_400_000;
const NOW = Date.now();

/** A packed review of a word that number of days ago: right (`C`) or missed (`A`). */
export const packReview = (daysAgo: number, grade: string) =>
  `${Math.floor((NOW - daysAgo * DAY_MS) / 1000).toString(36)}${grade}`;

/** A local date; the Swedish format is that of ISO 8601. */
const formatDateBefore = (days: number) => new Date(NOW - days * DAY_MS).toLocaleDateString('sv');

/** The grammar points of level B1. */
export const GRAMMAR_POINTS: { id: string; name: string }[] = JSON.parse(
  readFileSync(new URL('../../src/content/grammar/b1.json', import.meta.url), 'utf8'),
).points;

/** Words of every strength, days of half a year, and twelve grammar points, the weakest first. */
export const MEMORY = {
  words: Object.fromEntries(
    readBankWords('b1')
      .slice(0, 40)
      .map(({ word }, index) => {
        if (index < 4) return [word, ''];
        if (index < 14) return [word, packReview((index % 7) / 2, 'A')];
        if (index < 34) return [word, packReview(index % 4, 'C')];
        return [word, [90, 70, 40, 1].map((days) => packReview(days, 'C')).join('')];
      }),
  ),
  counts: {
    ...Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [
        `day:${formatDateBefore(3 * index)}`,
        { other: (index * 13) % 90 },
      ]),
    ),
    ...Object.fromEntries(
      GRAMMAR_POINTS.slice(0, 12).flatMap(({ id }, index) => [
        [`asked:${id}`, { other: 20 }],
        [`right:${id}`, { other: 5 + index }],
      ]),
    ),
  },
};
