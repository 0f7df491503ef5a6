import type { Word } from '../../../src/content/words/word-schema.ts';

/** A word for tests that need any one. */
export const HARBOUR: Word = {
  word: 'harbour',
  pos: 'noun',
  level: 'B1',
  topic: 'travel',
  meaning: 'a place for ships',
  examples: ['The harbour was full.', 'Two harbours.'],
};
