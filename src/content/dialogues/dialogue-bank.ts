import * as v from 'valibot';
import type { Level } from '../../domain/levels.ts';
import { type Dialogue, dialogueListSchema } from './dialogue-schema.ts';

/** One file a level, each a chunk of its own: the game fetches only the level it deals from. */
const FILES = {
  A1: () => import('./a1.json'),
  A2: () => import('./a2.json'),
  B1: () => import('./b1.json'),
  B2: () => import('./b2.json'),
  C1: () => import('./c1.json'),
  C2: () => import('./c2.json'),
} as const satisfies Record<Level, () => Promise<{ default: unknown }>>;

/**
 * The dialogues of one level. Rejects when the level's file cannot be fetched (offline before the first
 * visit) or does not hold dialogues, which is a bug that the tests catch.
 */
export async function loadDialogues(level: Level): Promise<readonly Dialogue[]> {
  const file = await FILES[level]();
  return v.parse(dialogueListSchema, file.default);
}
