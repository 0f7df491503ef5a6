import { createBankLoader } from '../bank-loader.ts';
import { parseContent } from '../parse-content.ts';
import { clueListSchema, type GoldRunPhrase, goldRunSchema } from './clue-schema.ts';

/** Loads the clues of a band; each has the letter with which its answer starts. */
export const loadClues = createBankLoader('blockbusters', clueListSchema, {
  a: () => import('./a.json'),
  b: () => import('./b.json'),
  c: () => import('./c.json'),
});

/** Loads the phrases of the Gold Run, the last round, for all bands. Rejects like `loadClues`. */
export async function loadGoldRun(): Promise<GoldRunPhrase[]> {
  return parseContent(goldRunSchema, (await import('./gold-run.json')).default, 'blockbusters/gold-run.json');
}
