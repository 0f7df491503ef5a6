import * as v from 'valibot';
import { LEVELS, type Level } from '../../domain/levels.ts';

const words = v.string();
const ofLevel = v.strictObject({ noun: words, verb: words, adjective: words, adverb: words, other: words });
const file = v.strictObject({
  A1: ofLevel,
  A2: ofLevel,
  B1: ofLevel,
  B2: ofLevel,
  C1: ofLevel,
  C2: ofLevel,
} satisfies Record<Level, unknown>);

/** The level of each word of the bank, as the bank writes it: a tenth of what its rows take. */
export type WordIndex = ReadonlyMap<string, Level>;

/**
 * Which words the bank has. `node scripts/word-index.mjs` writes the file from the rows.
 * @returns rejects where the file cannot be fetched: offline before the first visit
 */
export async function loadWordIndex(): Promise<WordIndex> {
  const index = v.parse(file, (await import('./word-index.json')).default);
  return new Map(
    LEVELS.flatMap((level) =>
      Object.values(index[level]).flatMap((some) => wordsOf(some).map((word) => [word, level] as const)),
    ),
  );
}

function wordsOf(joined: string): readonly string[] {
  return joined === '' ? [] : joined.split(' ');
}
