import type { Word } from '../../../src/content/words/word-schema.ts';

/** A row of the word bank. */
export const createWord = (word: string, fields: Partial<Word> = {}): Word => ({
  word,
  pos: 'noun',
  level: 'B1',
  topic: 'travel',
  meaning: `what ${word} means`,
  examples: [`A ${word}.`, `Two ${word}s.`],
  ...fields,
});
