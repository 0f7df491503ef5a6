import { readFileSync } from 'node:fs';

export interface TaggedSentence {
  text: string;
  words: readonly { word: string; tag: string }[];
}

/** Joins words as they are written: no space before a mark or the ending of a contraction. */
function joinWords(words: readonly string[]): string {
  return words.reduce(
    (text, word) =>
      /^(?:[.,!?]|'s|'m|'d|n't|'ll|'ve|'re)$/.test(word) || text === '' ? text + word : `${text} ${word}`,
    '',
  );
}

/** The sentences of a file that were tagged by hand, in the form `word/TAG word/TAG`. */
export function readTagged(name: 'development' | 'held-out'): readonly TaggedSentence[] {
  return readFileSync(new URL(`./tagged/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const words = line.split(' ').map((cell) => {
        const at = cell.lastIndexOf('/');
        return { word: cell.slice(0, at), tag: cell.slice(at + 1) };
      });
      return { text: joinWords(words.map(({ word }) => word)), words };
    });
}
