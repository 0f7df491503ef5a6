import { MAX_MEMORY_TEXT_LENGTH, MAX_STORED_WORD_LENGTH } from './limits.ts';
import type { WordDetails } from './records.ts';

/** A word as it is kept: without outer spaces, and with one space where several are. */
export function normaliseWord(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** Why this can't be a new word among those that are `taken`; `null` where it can. */
export function validateNewWord(text: string, taken: readonly string[]): string | null {
  const word = normaliseWord(text);
  if (word === '') return 'Please enter a word.';
  if (word.length > MAX_STORED_WORD_LENGTH)
    return `A word or phrase has at most ${MAX_STORED_WORD_LENGTH} characters.`;
  if (!/\p{L}/u.test(word)) return 'A word has at least one letter.';
  const isTaken = taken.some((other) => other.toLowerCase() === word.toLowerCase());
  return isTaken ? `“${word}” is among your words already.` : null;
}

/** What the learner says of a word otherwise than the bank's `row`, as far as it is kept; '' where both say the same. */
export function omitBankTexts(
  texts: WordDetails,
  row: { readonly meaning: string; readonly examples: readonly string[] } | undefined,
): WordDetails {
  const kept = (text: string) => text.trim().slice(0, MAX_MEMORY_TEXT_LENGTH);
  const [meaning, example] = [kept(texts.meaning), kept(texts.example)];
  return {
    meaning: meaning === row?.meaning ? '' : meaning,
    example: row?.examples.includes(example) ? '' : example,
  };
}
