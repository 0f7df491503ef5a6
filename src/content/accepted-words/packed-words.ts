/*
 * Front coding: each word is stored as the number of letters to drop from the end of the previous word (A for
 * none, B for one, …) and the letters to add. "abbey", "abbeys", "abbot" become "AabbeyAsDot". Compressed,
 * this takes half the size.
 */

const NONE_DROPPED = 'A'.charCodeAt(0);
/** The letter Z drops 25 letters at most. */
const MAX_LENGTH = 25;
const WORD = new RegExp(`^[a-z]{1,${MAX_LENGTH}}$`);
const STEP = /[A-Z][a-z]*/g;

/**
 * Packs words of one to 25 lower-case letters, in any order and without duplicates.
 *
 * @throws on a word with another character or length
 */
export function packWords(words: Iterable<string>): string {
  const sorted = [...new Set(words)].sort();
  const invalid = sorted.find((word) => !WORD.test(word));
  if (invalid !== undefined) throw new Error(`Cannot pack "${invalid}"`);
  return sorted.map((word, index) => encodeStep(sorted[index - 1] ?? '', word)).join('');
}

function encodeStep(before: string, word: string): string {
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
