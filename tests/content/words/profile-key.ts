import type { Word } from '../../../src/content/words/word-schema.ts';

/** The name of a word in published-levels.json. The lists call an exclamation an interjection. */
export function getProfileKey({ word, pos }: Pick<Word, 'word' | 'pos'>): string {
  return `${word.toLowerCase()} (${pos === 'exclamation' ? 'interjection' : pos})`;
}
