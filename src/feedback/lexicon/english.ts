import { COMMON_WORDS } from './common-words.ts';
import { ENGLISH_WORDS } from './english-words.ts';
import { unpackEntries, type WordEntry } from './packed-entries.ts';

/** By word; an entry of `COMMON_WORDS` replaces that of the generated list. */
const ENTRIES: ReadonlyMap<string, WordEntry> = new Map(
  [...unpackEntries(ENGLISH_WORDS), ...COMMON_WORDS].map((entry) => [entry.word, entry]),
);

/**
 * Returns the entry of a base form in lower case; undefined for inflected forms, most grammar words and
 * unknown words.
 */
export function findEntry(word: string): WordEntry | undefined {
  return ENTRIES.get(word);
}

/** Lists the base forms of the lexicon that consist of the letters a to z, always in the same order. */
export function listBaseForms(): readonly string[] {
  return [...ENTRIES.keys()].filter((word) => /^[a-z]+$/.test(word));
}

export type PartOfSpeech = 'n' | 'v' | 'a' | 'r';

/** Whether a base form in lower case can be a noun (n), verb (v), adjective (a) or adverb (r). */
export function canBe(word: string, part: PartOfSpeech): boolean {
  return findEntry(word)?.parts.includes(part) === true;
}
