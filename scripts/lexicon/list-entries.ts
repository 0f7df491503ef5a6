import type { WordEntry } from '../../src/feedback/lexicon/word-entry.ts';
import { KNOWN_WORDS_SIZE, listScowlWords } from '../../vite/scowl-words.ts';
import { type LemmaUse, readLemmas, readTransitivity, type WordNetPart } from './read-wordnet.ts';

/** How a word is used as each of its parts of speech. */
type WordUses = ReadonlyMap<WordNetPart, LemmaUse>;

/** The size below SCOWL's rarest one here. */
const COMMON_WORDS_SIZE = 40;

/** The letters of the packed entries. */
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

/**
 * The letters of a word's parts of speech, the most used first. A sense weighs as much as a tenth of a use,
 * for words that WordNet's texts lack.
 */
function rankParts(uses: WordUses): string {
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
function isDerived(
  word: string,
  uses: WordUses,
  parts: string,
  lemmas: ReadonlyMap<string, WordUses>,
): boolean {
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

/** Of SCOWL's rarest size, words that WordNet's texts never use tell a tagger little. */
function isRare(word: string, uses: WordUses, common: ReadonlySet<string>): boolean {
  return !common.has(word) && [...uses.values()].every(({ count }) => count === 0);
}

/**
 * The parts of speech of some 20,000 base forms. The words are SCOWL's up to size 50 without the rarest,
 * their parts of speech and the order of these WordNet's.
 *
 * @param require that of the project
 * @param dictionary WordNet's folder `dict`
 */
export function listEntries(require: NodeJS.Require, dictionary: string): readonly WordEntry[] {
  const transitivity = readTransitivity(dictionary);
  const lemmas = readLemmas(dictionary);
  const listed = new Set(listScowlWords(require, KNOWN_WORDS_SIZE));
  const common = new Set(listScowlWords(require, COMMON_WORDS_SIZE));
  return [...listed].flatMap((word): WordEntry[] => {
    const uses = lemmas.get(word);
    if (!uses || word.length < 2 || isRare(word, uses, common)) return [];
    const parts = rankParts(uses);
    if (isDerived(word, uses, parts, lemmas)) return [];
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
}
