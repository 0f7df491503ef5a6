import * as v from 'valibot';
import { LEVELS } from '../../domain/levels.ts';

/** Both are read on a card beside a text, in characters. */
const lineSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(140));

const commonWordSchema = v.strictObject({
  /** As a dictionary has it: "go", not "went"; with a capital where it always has one: "Sunday", "I'm". */
  word: v.pipe(v.string(), v.regex(/^\p{L}+(?:['’ -]\p{L}+)*$/u)),
  /** In plainer words than itself; for words of grammar, what they are used for. */
  meaning: lineSchema,
  /** A sentence with the word in one of its forms. */
  example: lineSchema,
  level: v.exactOptional(v.picklist(LEVELS)),
});
export type CommonWord = v.InferOutput<typeof commonWordSchema>;

const commonWordListSchema = v.array(commonWordSchema);

/** By the word in small letters. */
export type CommonWords = ReadonlyMap<string, CommonWord>;

let loaded: CommonWords | undefined;

/**
 * The words that are too common for the word bank, whose rows are clues in games: "go", "the", "woman". Each with a
 * short gloss, for who taps on it.
 * @returns rejects where the file cannot be fetched: offline before the first visit
 */
export async function loadCommonWords(): Promise<CommonWords> {
  if (!loaded) {
    const rows = v.parse(commonWordListSchema, (await import('./common-words.json')).default);
    loaded = new Map(rows.map((row) => [row.word.toLowerCase(), row]));
  }
  return loaded;
}
