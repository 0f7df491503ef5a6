import { loadWords } from './word-bank.ts';
import { loadWordIndex } from './word-index.ts';
import type { Word } from './word-schema.ts';

/**
 * The bank's rows of words, by word. Only the levels of these words are fetched; words that the bank lacks,
 * and those of levels that cannot be fetched, are left out.
 */
export async function findWords(words: readonly string[]): Promise<ReadonlyMap<string, Word>> {
  const index = await loadWordIndex();
  const levels = new Set(words.flatMap((word) => index.get(word) ?? []));
  const rows = await Promise.all([...levels].map((level) => loadWords(level).catch(() => [])));
  const requested = new Set(words);
  return new Map(rows.flat().flatMap((row) => (requested.has(row.word) ? [[row.word, row] as const] : [])));
}
