/** A word as it stands in a text: its letters, and where they begin and end. */
export interface WordToken {
  text: string;
  start: number;
  end: number;
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu;

/** The words of a text in their order. A hyphen or an apostrophe joins ("part-time", "didn't"); a number is no word. */
export function tokenizeWords(text: string): readonly WordToken[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}
