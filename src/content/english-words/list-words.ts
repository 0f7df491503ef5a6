import { ENGLISH_WORDS } from './english-words.ts';
import { unpackWords } from './packed-words.ts';

/** The words of English with their forms, each once, in a fixed order that is not quite alphabetical. */
export function listEnglishWords(): readonly string[] {
  const words: string[] = [];
  unpackWords(ENGLISH_WORDS, (word) => words.push(word));
  return words;
}
