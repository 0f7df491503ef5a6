import { NEVER_SUGGESTED } from '../../content/english-words/packed-words.ts';

/** The words that the spelling checker knows. */
export interface Vocabulary {
  readonly size: number;
  /** Returns the rank of a word in lower case, 0 for the commonest words; undefined when it is unknown. */
  findRank(word: string): number | undefined;
  /**
   * Lists the words that may be suggested for an unknown one and differ from it in a few letters only, with
   * their ranks. The choice is quick and coarse; `computeMisspellingCost` then compares the words exactly.
   */
  listLookAlikes(word: string): readonly { word: string; rank: number }[];
}

const A = 'a'.charCodeAt(0);
/** A misspelling is that many letters longer or shorter than its word at most. */
const MAX_LENGTH_DIFFERENCE = 3;
/** How many letters of the alphabet one of the two words may have and the other not. */
const MAX_MISSING_LETTERS = 3;
/** The same for both words together. */
const MAX_DIFFERENT_LETTERS = 4;

/** Writes the letters that a word has as the bits of a number: a is bit 0. */
function toLetterSet(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at++) set |= 1 << (word.charCodeAt(at) - A);
  return set;
}

function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * Creates a vocabulary.
 *
 * @param ranks of words in letters from a to z; those from `NEVER_SUGGESTED` on are known and not suggested
 */
export function createVocabulary(ranks: ReadonlyMap<string, number>): Vocabulary {
  const words = [...ranks.keys()].filter((word) => (ranks.get(word) ?? 0) < NEVER_SUGGESTED);
  const lengths = Uint8Array.from(words, ({ length }) => length);
  const letterSets = Uint32Array.from(words, toLetterSet);
  return {
    size: ranks.size,
    findRank: (word) => ranks.get(word),
    listLookAlikes(word) {
      const letters = toLetterSet(word);
      const found: { word: string; rank: number }[] = [];
      for (let at = 0; at < words.length; at++) {
        if (Math.abs((lengths[at] ?? 0) - word.length) > MAX_LENGTH_DIFFERENCE) continue;
        const others = letterSets[at] ?? 0;
        const [missing, extra] = [countBits(others & ~letters), countBits(letters & ~others)];
        if (missing > MAX_MISSING_LETTERS || extra > MAX_MISSING_LETTERS) continue;
        if (missing + extra > MAX_DIFFERENT_LETTERS) continue;
        const candidate = words[at] ?? '';
        found.push({ word: candidate, rank: ranks.get(candidate) ?? 0 });
      }
      return found;
    },
  };
}
