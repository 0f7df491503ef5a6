/*
 * Games must not show a rude word by chance, and the app should not contain a list of them, so it has their
 * hashes.
 */

/** In letters. Shorter rude words would be found in too many innocent ones. */
const MIN_LENGTH = 3;

/** The offset and prime of FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/ */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

function addToHash(hash: number, code: number): number {
  return Math.imul(hash ^ code, PRIME) >>> 0;
}

function hashText(text: string): number {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = addToHash(hash, text.charCodeAt(at));
  return hash;
}

/** The hashes of the rude words that contain no other one. */
export interface RudeWordHashes {
  /** The length of the longest word, in letters. */
  longest: number;
  hashes: readonly number[];
}

/**
 * Hashes the rude words for the finder, at build time.
 * @param rude words in lower case; an asterisk stands for any ending
 */
export function hashRudeWords(rude: readonly string[]): RudeWordHashes {
  const stems = rude.map((entry) => entry.replace('*', '')).filter(({ length }) => length >= MIN_LENGTH);
  const minimalStems = stems.filter((stem) => !stems.some((other) => other !== stem && stem.includes(other)));
  const hashes = [...new Set(minimalStems)].map(hashText);
  return { longest: Math.max(0, ...minimalStems.map(({ length }) => length)), hashes };
}

/** Finds the first rude word in a text in lower case; `end` is exclusive. */
export type RudeWordFinder = (text: string) => { start: number; end: number } | null;

/** Creates a finder that hashes every run of letters up to the longest rude word. */
export function createRudeWordFinder({ longest, hashes }: RudeWordHashes): RudeWordFinder {
  const rudeHashes = new Set(hashes);
  return (text) => {
    for (let start = 0; start < text.length; start += 1) {
      let hash = OFFSET;
      const last = Math.min(text.length, start + longest);
      for (let at = start; at < last; at += 1) {
        hash = addToHash(hash, text.charCodeAt(at));
        if (at - start + 1 >= MIN_LENGTH && rudeHashes.has(hash)) return { start, end: at + 1 };
      }
    }
    return null;
  };
}
