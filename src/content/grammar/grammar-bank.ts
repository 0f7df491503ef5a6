import * as v from 'valibot';
import type { Level } from '../../domain/levels.ts';
import { type GrammarBank, grammarBankSchema } from './grammar-schema.ts';

/** One file a level, each a chunk of its own: a game fetches only the level that it asks about. */
const FILES = {
  A1: () => import('./a1.json'),
  A2: () => import('./a2.json'),
  B1: () => import('./b1.json'),
  B2: () => import('./b2.json'),
  C1: () => import('./c1.json'),
  C2: () => import('./c2.json'),
} as const satisfies Record<Level, () => Promise<{ default: unknown }>>;

/**
 * The grammar points of one level, and the items that ask about them. Rejects when the level's file cannot be
 * fetched (offline before the first visit) or does not fit its schema, which is a bug that the tests catch.
 */
export async function loadGrammar(level: Level): Promise<GrammarBank> {
  const file = await FILES[level]();
  return v.parse(grammarBankSchema, file.default);
}
