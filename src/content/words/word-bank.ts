import { createBankLoader, createMultiLevelLoader } from '../bank-loader.ts';
import { wordListSchema } from './word-schema.ts';

/** The words of one level, in alphabetical order. */
export const loadWords = createBankLoader('words', wordListSchema, {
  A1: () => import('./a1.json'),
  A2: () => import('./a2.json'),
  B1: () => import('./b1.json'),
  B2: () => import('./b2.json'),
  C1: () => import('./c1.json'),
  C2: () => import('./c2.json'),
});

/** The words of a level together with those of other levels, as far as they can be fetched. */
export const loadWordsOfLevels = createMultiLevelLoader(loadWords);
