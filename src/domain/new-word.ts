import { LONGEST_MEMORY_TEXT, LONGEST_WORD } from './memory-bounds.ts';
import type { WordDetails } from './records.ts';

/** A word as it is kept: without outer spaces, and with one space where several are. */
export function tidyWord(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** Why this can't be a new word among those that are `taken`; `null` where it can. */
export function wordFault(text: string, taken: readonly string[]): string | null {
  const word = tidyWord(text);
  if (word === '') return 'Please enter a word.';
  if (word.length > LONGEST_WORD) return `A word or phrase has at most ${LONGEST_WORD} characters.`;
  if (!/\p{L}/u.test(word)) return 'A word has at least one letter.';
  const isTaken = taken.some((other) => other.toLowerCase() === word.toLowerCase());
  return isTaken ? `“${word}” is among your words already.` : null;
}

/** What the learner says of a word otherwise than the bank's `row`, as far as it is kept; '' where both say the same. */
export function ownTexts(
  texts: WordDetails,
  row: { readonly meaning: string; readonly examples: readonly string[] } | undefined,
): WordDetails {
  const kept = (text: string) => text.trim().slice(0, LONGEST_MEMORY_TEXT);
  const [meaning, example] = [kept(texts.meaning), kept(texts.example)];
  return {
    meaning: meaning === row?.meaning ? '' : meaning,
    example: row?.examples.includes(example) ? '' : example,
  };
}
