import { isSteppable, stepsOf, wordsOf } from '../word-steps.ts';

/**
 * Packs words of one to 25 lower-case letters, in any order; a repeated word is kept once. As steps, related words differ
 * by the same few characters, which brotli packs into half of what a plain list takes.
 * Throws on a word with any other character.
 */
export function packWords(words: Iterable<string>): string {
  const sorted = [...new Set(words)].sort();
  const other = sorted.find((word) => !isSteppable(word));
  if (other !== undefined) throw new Error(`Cannot pack "${other}"`);
  return stepsOf(sorted);
}

/** The words that `packWords` packed, in alphabetical order. */
export function unpackWords(packed: string): string[] {
  return wordsOf(packed);
}
