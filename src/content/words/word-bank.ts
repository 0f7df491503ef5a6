import * as v from 'valibot';
import type { Level } from '../../domain/levels.ts';
import { type Word, wordListSchema } from './word-schema.ts';

/** One file a level, each a chunk of its own: a game fetches only the levels it deals from. */
const FILES = {
  A1: () => import('./a1.json'),
  A2: () => import('./a2.json'),
  B1: () => import('./b1.json'),
  B2: () => import('./b2.json'),
  C1: () => import('./c1.json'),
  C2: () => import('./c2.json'),
} as const satisfies Record<Level, () => Promise<{ default: unknown }>>;

/** The levels that the bank holds, lowest first. */
export const WORD_LEVELS = Object.keys(FILES) as readonly Level[];

/**
 * The words of one level, in alphabetical order. Rejects when the level's file cannot be fetched
 * (offline before the first visit) or is not a list of words, which is a bug that the tests catch.
 */
export async function loadWords(level: Level): Promise<readonly Word[]> {
  const file = await FILES[level]();
  return v.parse(wordListSchema, file.default);
}
