import { LEVELS } from '../../domain/levels.ts';
import { loadWords } from './word-bank.ts';
import type { Word } from './word-schema.ts';

/**
 * The bank's rows of the wanted words, by word. Levels are fetched from the lowest up until all are found; one that
 * can't be had, as offline before its first use, is passed over.
 */
export async function findWords(wanted: readonly string[]): Promise<ReadonlyMap<string, Word>> {
  const open = new Set(wanted);
  const found = new Map<string, Word>();
  for (const level of LEVELS) {
    if (open.size === 0) break;
    for (const row of await loadWords(level).catch(() => [])) {
      if (open.delete(row.word)) found.set(row.word, row);
    }
  }
  return found;
}
