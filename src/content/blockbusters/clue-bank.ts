import { createBankLoader } from '../bank-loader.ts';
import { parseContent } from '../parse-content.ts';
import { clueListSchema, type GoldRunPhrase, goldRunSchema } from './clue-schema.ts';

/** The clues of one band, by letter. */
export const loadClues = createBankLoader('blockbusters', clueListSchema, {
  a: () => import('./a.json'),
  b: () => import('./b.json'),
  c: () => import('./c.json'),
});

/** The phrases of the Gold Run, of all bands. Rejects like `loadClues`. */
export async function loadGoldRun(): Promise<GoldRunPhrase[]> {
  return parseContent(goldRunSchema, (await import('./gold-run.json')).default, 'blockbusters/gold-run.json');
}
