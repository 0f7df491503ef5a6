import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { hashRudeWords, rudeFinder } from '../src/content/accepted-words/rude-letters.ts';
import { wordListSchema } from '../src/content/words/word-schema.ts';
import { start } from '../src/games/word-search/deal.ts';
import { readSources } from '../vite/accepted-words/plugin.ts';

/*
 * How long a word search of 14 × 14 takes to make, in milliseconds: median, and the slowest of a hundred.
 * Run with `npx tsx bench/word-search.ts`.
 */

const DEALS = 200;

const findRude = rudeFinder(hashRudeWords(readSources(process.cwd()).sources.rude));
const words = v.parse(wordListSchema, JSON.parse(readFileSync('src/content/words/b2.json', 'utf8')));
const learner = { ageBand: 'adult', due: [], weak: [], begun: [], chosen: [], own: [], reviews: {} } as const;

const times = Array.from({ length: DEALS }, (_, seed) => {
  const begun = performance.now();
  start({ words, findRude }, { level: 'B2', variant: 'large', seed, learner, memory: [] });
  return performance.now() - begun;
}).sort((one, other) => one - other);

const at = (share: number) => times[Math.floor(share * (DEALS - 1))]?.toFixed(1);
console.log(`14 × 14 at B2: median ${at(0.5)} ms, one in a hundred ${at(0.99)} ms or more`);
