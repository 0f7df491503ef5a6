import type { OwnWords, Words } from './records.ts';

/** A learner's words as they are stored. */
export interface StoredWords {
  words: Words;
  ownWords: OwnWords;
}

/** Whether the learner removed the word. Words are keys, "constructor" too: only a map's own keys count. */
export function isRemoved({ ownWords }: Pick<StoredWords, 'ownWords'>, word: string): boolean {
  return Object.hasOwn(ownWords, word) && ownWords[word]?.isRemoved === true;
}

/** The names of all words that are not removed. */
export function namesOf(stored: StoredWords): readonly string[] {
  const names = new Set([...Object.keys(stored.words), ...Object.keys(stored.ownWords)]);
  return [...names].filter((word) => !isRemoved(stored, word));
}
