import type { Rng } from '../../../domain/random.ts';

/** A cell of a pattern without a letter. */
export const EMPTY_CELL = '.';

/** A word of the pool with its index; 0 is the most preferred. */
export interface PoolWord {
  index: number;
  word: string;
}

/** Finds words of the pool that fit the letters already in a slot. */
export interface WordFinder {
  /** Whether the pool has words of this length. */
  has(length: number): boolean;
  /**
   * Finds a word that fits a pattern (`EMPTY_CELL` allows any letter) and is not `taken`; `undefined` without
   * one. Preferred words are more frequent.
   */
  find(pattern: string, taken: ReadonlySet<number>, rng: Rng): PoolWord | undefined;
}

/** The probability that a fitting urgent word is taken. */
const URGENT_SHARE = 0.8;

/**
 * Creates a finder for a pool of words.
 * @param words different words in lower case, the most preferred first
 * @param urgent the number of words at the start that are placed before all others
 */
export function createWordFinder(words: readonly string[], urgent = 0): WordFinder {
  const byLength = new Map<number, PoolWord[]>();
  words.forEach((word, index) => {
    const group = byLength.get(word.length);
    if (group) group.push({ index, word });
    else byLength.set(word.length, [{ index, word }]);
  });
  // Cached because attempts repeat many patterns.
  const wordsByPattern = new Map<string, readonly PoolWord[]>();

  function findFittingWords(pattern: string): readonly PoolWord[] {
    const cached = wordsByPattern.get(pattern);
    if (cached) return cached;
    const fixedLetters = [...pattern].flatMap((letter, at) =>
      letter === EMPTY_CELL ? [] : [{ letter, at }],
    );
    const fits = ({ word }: PoolWord) => fixedLetters.every(({ letter, at }) => word[at] === letter);
    const found = (byLength.get(pattern.length) ?? []).filter(fits);
    wordsByPattern.set(pattern, found);
    return found;
  }

  return {
    has: (length) => byLength.has(length),
    find(pattern, taken, rng) {
      const free = findFittingWords(pattern).filter(({ index }) => !taken.has(index));
      const [first] = free;
      if (first && first.index < urgent && rng() < URGENT_SHARE) return first;
      // Cubing the random number prefers words at the start.
      return free[Math.floor(rng() ** 3 * free.length)];
    },
  };
}
