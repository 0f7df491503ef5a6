import type { Rng } from '../../../domain/random.ts';

/** What stands in a cell while a crossword is made: a letter from a to z, or nothing yet. */
export const EMPTY_CELL = '.';

/** A word of the pool; its index says how much it is wanted, 0 the most. */
export interface PoolWord {
  index: number;
  word: string;
}

/** Finds the pool's words that fit to letters that stand already. */
export interface WordFinder {
  has(length: number): boolean;
  /**
   * A word with the given letters (`NOTHING` leaves a place open) that is not `taken`; words that are wanted more
   * come up more often. `undefined` when there is none.
   */
  find(pattern: string, taken: ReadonlySet<number>, rng: Rng): PoolWord | undefined;
}

/** How often a word that is urgent is taken, where one fits. */
const URGENT_SHARE = 0.8;

/**
 * @param words in small letters, each once, the most wanted first
 * @param urgent so many of the first are to be in before all others
 */
export function createWordFinder(words: readonly string[], urgent = 0): WordFinder {
  const byLength = new Map<number, PoolWord[]>();
  words.forEach((word, index) => {
    const before = byLength.get(word.length);
    if (before) before.push({ index, word });
    else byLength.set(word.length, [{ index, word }]);
  });
  // Another attempt asks for many of the same patterns again.
  const known = new Map<string, readonly PoolWord[]>();

  function fitting(pattern: string): readonly PoolWord[] {
    const before = known.get(pattern);
    if (before) return before;
    const stands = [...pattern].flatMap((letter, at) => (letter === EMPTY_CELL ? [] : [{ letter, at }]));
    const fits = ({ word }: PoolWord) => stands.every(({ letter, at }) => word[at] === letter);
    const found = (byLength.get(pattern.length) ?? []).filter(fits);
    known.set(pattern, found);
    return found;
  }

  return {
    has: (length) => byLength.has(length),
    find(pattern, taken, rng) {
      const free = fitting(pattern).filter(({ index }) => !taken.has(index));
      const [first] = free;
      if (first && first.index < urgent && rng() < URGENT_SHARE) return first;
      // Cubed, chance leans to the front.
      return free[Math.floor(rng() ** 3 * free.length)];
    },
  };
}
