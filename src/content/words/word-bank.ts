import { LEVELS, type Level } from '../../domain/levels.ts';
import { bankOf } from '../bank.ts';
import { type Word, wordListSchema } from './word-schema.ts';

/** The words of one level, in alphabetical order. */
export const loadWords = bankOf(wordListSchema, {
  A1: () => import('./a1.json'),
  A2: () => import('./a2.json'),
  B1: () => import('./b1.json'),
  B2: () => import('./b2.json'),
  C1: () => import('./c1.json'),
  C2: () => import('./c2.json'),
});

/**
 * The words of `level` together with those of `others`, lowest level first. Of the others, one that can't be had is
 * passed over: without a connection a device has the learner's own level for certain, and those beside it mostly.
 */
export async function loadWordsAround(level: Level, others: readonly Level[]): Promise<readonly Word[]> {
  const wanted = LEVELS.filter((each) => each === level || others.includes(each));
  const lists = await Promise.all(
    wanted.map((each) => (each === level ? loadWords(each) : loadWords(each).catch(() => []))),
  );
  return lists.flat();
}
