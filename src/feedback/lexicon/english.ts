import { ENGLISH_WORDS } from '../../content/english-words/english-words.ts';
import { unpackWords } from '../../content/english-words/packed-words.ts';
import { COMMON_WORDS } from './common-words.ts';
import { parseKind, type WordEntry } from './word-entry.ts';

const kinds = new Map(ENGLISH_WORDS.kinds.map((kind) => [kind, parseKind(kind)]));
const ranks = new Map<string, number>();
const entries = new Map<string, WordEntry>();
unpackWords(ENGLISH_WORDS, (word, rank, kind) => {
  ranks.set(word, rank);
  const parsed = kinds.get(kind);
  if (parsed !== undefined) entries.set(word, { word, ...parsed });
});
for (const entry of COMMON_WORDS) entries.set(entry.word, entry);

/** How common the words of English are, in lower case, forms included, by `EnglishWord`. */
export const ENGLISH_RANKS: ReadonlyMap<string, number> = ranks;

/**
 * Returns the entry of a base form in lower case; undefined for inflected forms, most grammar words and
 * unknown words.
 */
export function findEntry(word: string): WordEntry | undefined {
  return entries.get(word);
}

export type PartOfSpeech = 'n' | 'v' | 'a' | 'r';

/** Whether a base form in lower case can be a noun (n), verb (v), adjective (a) or adverb (r). */
export function canBe(word: string, part: PartOfSpeech): boolean {
  return findEntry(word)?.parts.includes(part) === true;
}
