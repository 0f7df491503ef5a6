import { loadWords } from './word-bank.ts';
import { loadWordIndex } from './word-index.ts';
import type { Word } from './word-schema.ts';

/**
 * The bank's rows of the wanted words, by word. Only their levels are fetched; one that can't be had, as offline before
 * its first use, is passed over.
 */
export async function findWords(wanted: readonly string[]): Promise<ReadonlyMap<string, Word>> {
  const index = await loadWordIndex();
  const levels = new Set(wanted.flatMap((word) => index.get(word) ?? []));
  const rows = await Promise.all([...levels].map((level) => loadWords(level).catch(() => [])));
  const open = new Set(wanted);
  return new Map(rows.flat().flatMap((row) => (open.has(row.word) ? [[row.word, row] as const] : [])));
}
