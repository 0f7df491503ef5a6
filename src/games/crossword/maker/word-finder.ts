import type { Rng } from '../../../domain/random.ts';

const BITS = 32;
const LETTERS = 26;
const BEFORE_A = 'a'.charCodeAt(0) - 1;

/** What a cell holds while a crossword is made: 1 for a to 26 for z, 0 for nothing yet. */
export type Letter = number;

/** A word of the pool; its index says how much it is wanted, 0 the most. */
export interface PoolWord {
  index: number;
  letters: readonly Letter[];
}

/** Finds the pool's words that fit to letters that stand already. */
export interface WordFinder {
  has(length: number): boolean;
  /**
   * A word with the given letters (0 leaves a place open) that is not `taken`; words that are wanted more
   * come up more often. `undefined` when there is none.
   */
  find(pattern: readonly Letter[], taken: ReadonlySet<number>, rng: Rng): PoolWord | undefined;
}

/** The pool's words of one length, and for each letter in each place the set of those that have it there. */
interface Shelf {
  words: readonly PoolWord[];
  having: readonly (readonly Uint32Array[])[];
}

/** @param words in small letters, each once, the most wanted first */
export function createWordFinder(words: readonly string[]): WordFinder {
  const pool = words.map(
    (word, index): PoolWord => ({
      index,
      letters: [...word].map((letter) => letter.charCodeAt(0) - BEFORE_A),
    }),
  );
  const lengths = new Set(pool.map(({ letters }) => letters.length));
  const shelves = new Map([...lengths].map((length) => [length, shelfOf(length, pool)] as const));
  return {
    has: (length) => lengths.has(length),
    find(pattern, taken, rng) {
      const shelf = shelves.get(pattern.length);
      if (!shelf) return undefined;
      const free = fitting(shelf, pattern).filter(({ index }) => !taken.has(index));
      // Squared, chance leans to the front.
      return free[Math.floor(rng() ** 3 * free.length)];
    },
  };
}

function shelfOf(length: number, pool: readonly PoolWord[]): Shelf {
  const words = pool.filter(({ letters }) => letters.length === length);
  const blocks = Math.ceil(words.length / BITS);
  const having = Array.from({ length }, () =>
    Array.from({ length: LETTERS + 1 }, () => new Uint32Array(blocks)),
  );
  words.forEach(({ letters }, place) => {
    letters.forEach((letter, at) => {
      const set = having[at]?.[letter];
      const block = Math.floor(place / BITS);
      if (set) set[block] = (set[block] ?? 0) | (1 << (place % BITS));
    });
  });
  return { words, having };
}

function fitting({ words, having }: Shelf, pattern: readonly Letter[]): readonly PoolWord[] {
  const sets = pattern.flatMap((letter, at) => (letter === 0 ? [] : (having[at]?.[letter] ?? [])));
  if (sets.length === 0) return words;
  const found: PoolWord[] = [];
  for (let block = 0; block * BITS < words.length; block += 1) {
    let bits = -1;
    for (const set of sets) bits &= set[block] ?? 0;
    while (bits !== 0) {
      const lowest = bits & -bits;
      const word = words[block * BITS + 31 - Math.clz32(lowest)];
      if (word) found.push(word);
      bits &= ~lowest;
    }
  }
  return found;
}
