/** A word in a text, with its offsets (`end` exclusive). */
export interface WordToken {
  text: string;
  start: number;
  end: number;
}

/** Letters, with their accents, and single hyphens or apostrophes between them. */
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu;

/**
 * The words of a text in order. A hyphen or apostrophe inside a word belongs to it ("part-time", "didn't");
 * numbers are not words.
 */
export function tokenizeWords(text: string): readonly WordToken[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}
