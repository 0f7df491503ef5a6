import type { OwnWords, PackedWords } from './records.ts';

/** The stored words of a learner. */
export interface StoredWords {
  words: PackedWords;
  ownWords: OwnWords;
}

/** Whether the learner removed the word. `hasOwn`, because "constructor" is a word, too. */
export function isWordRemoved({ ownWords }: Pick<StoredWords, 'ownWords'>, word: string): boolean {
  return Object.hasOwn(ownWords, word) && ownWords[word]?.isRemoved === true;
}

/** All words that are not removed. */
export function listWords(stored: StoredWords): readonly string[] {
  const names = new Set([...Object.keys(stored.words), ...Object.keys(stored.ownWords)]);
  return [...names].filter((word) => !isWordRemoved(stored, word));
}
