import { readFileSync } from 'node:fs';
import { readBankWords } from './game-room.ts';

const DAY = 86_400_000;
const NOW = Date.now();

/** A packed review of a word that number of days ago: right (`C`) or missed (`A`). */
export const packReview = (days: number, grade: string) =>
  `${Math.floor((NOW - days * DAY) / 1000).toString(36)}${grade}`;

const dateBefore = (days: number) => new Date(NOW - days * DAY).toLocaleDateString('sv');

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
        `day:${dateBefore(3 * index)}`,
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
