import { NEVER_SUGGESTED } from '../../content/english-words/packed-words.ts';

/** The words that the speller knows. */
export interface Vocabulary {
  readonly size: number;
  /** The rank of a word in lower case, 0 for the commonest words; undefined when it is unknown. */
  findRank(word: string): number | undefined;
  /**
   * The words that may be suggested for an unknown one and differ from it in a few letters only, with their
   * ranks; a coarse choice that `computeMisspellingCost` narrows.
   */
  listLookAlikes(word: string): readonly { word: string; rank: number }[];
}

const A = 'a'.charCodeAt(0);
/** A misspelling is that many letters longer or shorter than its word at most. */
const MAX_LENGTH_DIFFERENCE = 3;
/** How many different letters of one word the other may lack. */
const MAX_MISSING_LETTERS = 3;
const MAX_DIFFERENT_LETTERS = 4;

/** The letters of a word as the bits of a number. */
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
