import { MAX_MEMORY_TEXT_LENGTH, MAX_STORED_WORD_LENGTH } from './limits.ts';
import type { WordDetails } from './records.ts';
import { createPlainText, foldTypedText } from './typed-text.ts';

/**
 * The form in which a word is stored: plain characters, except for ’, trimmed, with single spaces. Two forms
 * of one word can still differ: compare them with `foldTypedText`.
 */
export function normaliseWord(text: string): string {
  const plain = text.split('’').map((part) => createPlainText(part).text);
  return plain.join('’').trim().replaceAll(/\s+/g, ' ');
}

/** The message why this can't be added to the words that are `taken`; `null` if it can. */
export function validateNewWord(text: string, taken: readonly string[]): string | null {
  const word = normaliseWord(text);
  if (word === '') return 'Please enter a word.';
  if (word.length > MAX_STORED_WORD_LENGTH) return `Please use at most ${MAX_STORED_WORD_LENGTH} characters.`;
  if (!/\p{L}/u.test(word)) return 'A word needs at least one letter.';
  const isTaken = taken.some((other) => foldTypedText(other) === foldTypedText(word));
  return isTaken ? `“${word}” is already in your words.` : null;
}

/** The learner's texts of a word, cut to the limit; '' where they equal the bank's `row`. */
export function omitBankTexts(
  texts: WordDetails,
  row: { readonly meaning: string; readonly examples: readonly string[] } | undefined,
): WordDetails {
  const toStored = (text: string) => text.trim().slice(0, MAX_MEMORY_TEXT_LENGTH);
  const [meaning, example] = [toStored(texts.meaning), toStored(texts.example)];
  return {
    meaning: meaning === row?.meaning ? '' : meaning,
    example: row?.examples.includes(example) ? '' : example,
  };
}
