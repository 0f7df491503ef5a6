import * as v from 'valibot';
import { createBankLoader } from '../bank-loader.ts';
import { clueListSchema, type GoldRunPhrase, goldRunSchema } from './clue-schema.ts';

/** The clues of one band, by letter. */
export const loadClues = createBankLoader(clueListSchema, {
  a: () => import('./a.json'),
  b: () => import('./b.json'),
  c: () => import('./c.json'),
});

/** The phrases of the Gold Run, of all bands. Rejects like `loadClues`. */
export async function loadGoldRun(): Promise<GoldRunPhrase[]> {
  return v.parse(goldRunSchema, (await import('./gold-run.json')).default);
}
