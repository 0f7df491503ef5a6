import * as v from 'valibot';
import { LEVELS, type Level } from '../../domain/levels.ts';
import { parseContent } from '../parse-content.ts';

const words = v.string();
const levelWordsSchema = v.strictObject({
  noun: words,
  verb: words,
  adjective: words,
  adverb: words,
  other: words,
});
const wordIndexSchema = v.strictObject({
  A1: levelWordsSchema,
  A2: levelWordsSchema,
  B1: levelWordsSchema,
  B2: levelWordsSchema,
  C1: levelWordsSchema,
  C2: levelWordsSchema,
} satisfies Record<Level, unknown>);

/** The level of each word of the bank; it takes a tenth of the size of the rows. */
export type WordIndex = ReadonlyMap<string, Level>;

/**
 * Loads the index of the word bank, which `node scripts/word-index.mjs` generates. Rejects when the file
 * cannot be fetched (offline before the first visit).
 */
export async function loadWordIndex(): Promise<WordIndex> {
  const index = parseContent(
    wordIndexSchema,
    (await import('./word-index.json')).default,
    'words/word-index.json',
  );
  return new Map(
    LEVELS.flatMap((level) =>
      Object.values(index[level]).flatMap((some) =>
        splitJoinedWords(some).map((word) => [word, level] as const),
      ),
    ),
  );
}

function splitJoinedWords(joined: string): readonly string[] {
  return joined === '' ? [] : joined.split(' ');
}
