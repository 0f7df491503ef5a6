/*
 * The app must not spell a rude word by chance, and must not carry a list of them either: it has their hashes.
 */

/** Of a shorter one every second word would have it. */
const SHORTEST = 3;

/** FNV-1a, offset and prime: http://www.isthe.com/chongo/tech/comp/fnv/ */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

function hashWith(hash: number, code: number): number {
  return Math.imul(hash ^ code, PRIME) >>> 0;
}

function hashOf(text: string): number {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = hashWith(hash, text.charCodeAt(at));
  return hash;
}

/** The rude words that contain no other one, as they travel. */
export interface RudeWordHashes {
  /** Letters of the longest. */
  longest: number;
  hashes: readonly number[];
}

/** @param rude words in lower case; a star stands for any ending */
export function hashRudeWords(rude: readonly string[]): RudeWordHashes {
  const stems = rude.map((entry) => entry.replace('*', '')).filter(({ length }) => length >= SHORTEST);
  const least = stems.filter((stem) => !stems.some((other) => other !== stem && stem.includes(other)));
  const hashes = [...new Set(least)].map(hashOf);
  return { longest: Math.max(0, ...least.map(({ length }) => length)), hashes };
}

/** Finds where letters, in lower case, spell something rude when read forwards; `null` where they don't. */
export type RudeWordFinder = (text: string) => { start: number; end: number } | null;

/** @returns the first such place, its end not included */
export function createRudeWordFinder({ longest, hashes }: RudeWordHashes): RudeWordFinder {
  const known = new Set(hashes);
  return (text) => {
    for (let start = 0; start < text.length; start += 1) {
      let hash = OFFSET;
      const last = Math.min(text.length, start + longest);
      for (let at = start; at < last; at += 1) {
        hash = hashWith(hash, text.charCodeAt(at));
        if (at - start + 1 >= SHORTEST && known.has(hash)) return { start, end: at + 1 };
      }
    }
    return null;
  };
}
