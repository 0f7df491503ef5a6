import * as v from 'valibot';
import { LEVELS, type Level } from '../../domain/levels.ts';

const file = v.strictObject({
  A1: v.string(),
  A2: v.string(),
  B1: v.string(),
  B2: v.string(),
  C1: v.string(),
  C2: v.string(),
} satisfies Record<Level, unknown>);

/** The level of each word of the bank, as the bank writes it: a tenth of what its rows take. */
export type WordIndex = ReadonlyMap<string, Level>;

/**
 * Which words the bank has. `node scripts/word-index.mjs` writes the file from the rows.
 * @returns rejects where the file cannot be fetched: offline before the first visit
 */
export async function loadWordIndex(): Promise<WordIndex> {
  const words = v.parse(file, (await import('./word-index.json')).default);
  return new Map(LEVELS.flatMap((level) => words[level].split(' ').map((word) => [word, level] as const)));
}
