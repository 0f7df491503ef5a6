import * as v from 'valibot';
import { LEVELS } from '../../domain/levels.ts';
import { parseContent } from '../parse-content.ts';

/** A meaning or an example, which has to fit a small card. */
const lineSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(140));

const commonWordSchema = v.strictObject({
  /** The dictionary form: "go", not "went"; with a capital only if it always has one: "Sunday", "I'm". */
  word: v.pipe(v.string(), v.regex(/^\p{L}+(?:['’ -]\p{L}+)*$/u)),
  /** In simpler words; for function words, their use. */
  meaning: lineSchema,
  /** A sentence with the word in one of its forms. */
  example: lineSchema,
  level: v.exactOptional(v.picklist(LEVELS)),
});
export type CommonWord = v.InferOutput<typeof commonWordSchema>;

const commonWordListSchema = v.array(commonWordSchema);

/** Common words by their spelling in lower case. */
export type CommonWords = ReadonlyMap<string, CommonWord>;

let loaded: CommonWords | undefined;

/**
 * Loads the words that are too common for the word bank of the games ("go", "the", "woman"), for word
 * look-up. Rejects when the file cannot be fetched (offline before the first visit).
 */
export async function loadCommonWords(): Promise<CommonWords> {
  if (!loaded) {
    const rows = parseContent(
      commonWordListSchema,
      (await import('./common-words.json')).default,
      'common-words/common-words.json',
    );
    loaded = new Map(rows.map((row) => [row.word.toLowerCase(), row]));
  }
  return loaded;
}
