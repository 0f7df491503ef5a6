import type { Token } from './spelling-tokens.ts';

/*
 * An unknown word may be right: the name of a dish or a place, or a word of another language. It is then
 * corrected only to a word that it is hardly unlike.
 */

/** Verbs after which learners name dishes, clothes and places of their countries. */
const NAMING_VERBS =
  /^(?:eat|eats|ate|eaten|eating|cook|cooks|cooked|cooking|make|makes|made|making|drink|drinks|drank|drinking|prepare|prepared|serve|served|try|tried|taste|tasted|order|ordered|wear|wears|wore|wearing|visit|visits|visited|visiting)$/;
/** A longer unknown word is a misspelling rather than a name. */
const MAX_LENGTH_OF_NAME = 7;
/** An unknown word of so few letters beside another one often imitates a sound: "ping and pling". */
const MAX_LENGTH_OF_SOUND = 5;
/** How certain a correction must be, by `Choice`, beside a word that is corrected, too. */
const BESIDE_CORRECTED = { short: 0.3, long: 0 };
const BESIDE_STRANGE = 0.3;

/** Returns the consonants of a word as they sound, so that two spellings of one sound are alike. */
function readConsonants(word: string): string {
  return word
    .replace(/tch|sch|ch|sh/g, 'S')
    .replace(/ph/g, 'f')
    .replace(/[ckq]+/g, 'k')
    .replace(/[sz]+/g, 's')
    .replace(/w/g, 'v')
    .replace(/[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** Whether one word has all letters of the other in the same order: "kstl" those of "ksl". */
function isContained(letters: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at++;
  return at === letters.length;
}

/** What words beside an unknown one can be: a strange one is unknown, too, and near no other word. */
export const NEIGHBOURS = ['strange', 'corrected', 'known'] as const;
export type Neighbours = (typeof NEIGHBOURS)[number];

/** Returns how certain the correction of a word must be, by `Choice`. */
export function computeNeededCertainty(
  { word, opening }: Token,
  correction: string,
  neighbours: Neighbours,
): number {
  const isShort = word.length <= MAX_LENGTH_OF_SOUND;
  if (isShort && neighbours === 'strange') return Number.POSITIVE_INFINITY;
  // "Casle" only lacks a consonant of "castle".
  const isAlike = isContained(readConsonants(word), readConsonants(correction));
  if (word.length <= MAX_LENGTH_OF_NAME && !isAlike) {
    const isNamed = opening.some((each) => NAMING_VERBS.test(each));
    if (isNamed || neighbours === 'strange') return Number.POSITIVE_INFINITY;
  }
  if (neighbours === 'strange') return BESIDE_STRANGE;
  return neighbours === 'corrected' ? BESIDE_CORRECTED[isShort ? 'short' : 'long'] : 0;
}
