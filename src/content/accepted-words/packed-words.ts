/*
 * How the list travels: the words in alphabetical order, each as how many letters to drop from the end of the
 * word before (A for none, B for one …) and the letters to add: "abbey", "abbeys", "abbot" are "AabbeyAsDot".
 * Related words then differ by the same few characters, which brotli packs into half of what a plain list takes.
 */

const NONE_DROPPED = 'A'.charCodeAt(0);
/** Of a longer word than this, 'Z' could not drop every letter. */
const MAX_LENGTH = 25;

const PACKABLE = new RegExp(`^[a-z]{1,${MAX_LENGTH}}$`);

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/**
 * Packs words of one to 25 lower-case letters, in any order; a repeated word is kept once.
 * Throws on a word with any other character.
 */
export function packWords(words: Iterable<string>): string {
  let previous = '';
  let packed = '';
  for (const word of [...new Set(words)].sort()) {
    if (!PACKABLE.test(word)) throw new Error(`Cannot pack "${word}"`);
    const shared = sharedLength(previous, word);
    packed += String.fromCharCode(NONE_DROPPED + previous.length - shared) + word.slice(shared);
    previous = word;
  }
  return packed;
}

/** The words that `packWords` packed, in alphabetical order. */
export function unpackWords(packed: string): string[] {
  let previous = '';
  return (packed.match(/[A-Z][a-z]+/g) ?? []).map((step) => {
    const kept = previous.length - (step.charCodeAt(0) - NONE_DROPPED);
    previous = previous.slice(0, kept) + step.slice(1);
    return previous;
  });
}
