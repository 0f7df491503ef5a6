import type { OwnWords, PackedWords } from './records.ts';

/** A learner's words as they are stored. */
export interface StoredWords {
  words: PackedWords;
  ownWords: OwnWords;
}

/** Whether the learner removed the word. Words are keys, "constructor" too: only a map's own keys count. */
export function isWordRemoved({ ownWords }: Pick<StoredWords, 'ownWords'>, word: string): boolean {
  return Object.hasOwn(ownWords, word) && ownWords[word]?.isRemoved === true;
}

/** The names of all words that are not removed. */
export function listWords(stored: StoredWords): readonly string[] {
  const names = new Set([...Object.keys(stored.words), ...Object.keys(stored.ownWords)]);
  return [...names].filter((word) => !isWordRemoved(stored, word));
}
