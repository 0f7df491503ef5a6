/*
 * A packed list has each word as how many letters to drop from the end of the word before (A for none, B for one …) and
 * the letters to add: "abbey", "abbeys", "abbot" are "AabbeyAsDot". Compressed, an alphabetical list takes half of what
 * its plain text would.
 */

const NONE_DROPPED = 'A'.charCodeAt(0);
/** In a longer word, 'Z' could not drop every letter. */
const MAX_LENGTH = 25;
const WORD = new RegExp(`^[a-z]{1,${MAX_LENGTH}}$`);
const STEP = /[A-Z][a-z]*/g;

/**
 * Packs words of one to 25 lower-case letters, in any order; a repeated word is kept once. Throws on a word with any
 * other character.
 */
export function packWords(words: Iterable<string>): string {
  const sorted = [...new Set(words)].sort();
  const other = sorted.find((word) => !WORD.test(word));
  if (other !== undefined) throw new Error(`Cannot pack "${other}"`);
  return sorted.map((word, index) => stepBetween(sorted[index - 1] ?? '', word)).join('');
}

function stepBetween(before: string, word: string): string {
  let shared = 0;
  while (shared < word.length && word[shared] === before[shared]) shared += 1;
  return String.fromCharCode(NONE_DROPPED + before.length - shared) + word.slice(shared);
}

/** The words that `packWords` packed, in alphabetical order. */
export function unpackWords(packed: string): string[] {
  let word = '';
  return (packed.match(STEP) ?? []).map((step) => {
    word = word.slice(0, word.length - (step.charCodeAt(0) - NONE_DROPPED)) + step.slice(1);
    return word;
  });
}
