import type { OwnWords, Words } from './records.ts';

/** A learner's words as they are stored. */
export interface StoredWords {
  words: Words;
  ownWords: OwnWords;
}

/** The names of all words that are not removed. */
export function namesOf({ words, ownWords }: StoredWords): readonly string[] {
  const names = new Set([...Object.keys(words), ...Object.keys(ownWords)]);
  return [...names].filter((word) => ownWords[word]?.isRemoved !== true);
}
