import { unpackWords } from './packed-words.ts';

/** The lengths of accepted words, in letters. */
export const MIN_WORD_LENGTH = 2;
export const MAX_WORD_LENGTH = 15;

/** The English words that the chain games take: British and American, with their inflections, no names. */
export interface AcceptedWords {
  readonly size: number;
  /** Whether the word, in lower case, is one of them. */
  has(word: string): boolean;
  /** Those that begin with the letter (or letters), in lower case, in alphabetical order. */
  listStartingWith(letter: string): string[];
}

/**
 * Holds the words as one text and finds them by halving: less than a megabyte, where a Set of 60,000 strings
 * takes five.
 * @param packed what `packWords` made
 */
export function createAcceptedWords(packed: string): AcceptedWords {
  const words = unpackWords(packed);
  const size = words.length;
  const starts = new Uint32Array(size + 1);
  let end = 0;
  words.forEach((word, index) => {
    end += word.length;
    starts[index + 1] = end;
  });
  const text = words.join('');
  const wordAt = (index: number) => text.slice(starts[index], starts[index + 1]);

  /** How many words come before `bound` in the alphabet. */
  function countBefore(bound: string): number {
    let low = 0;
    let high = size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (wordAt(middle) < bound) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    size,
    has: (word) => wordAt(countBefore(word)) === word,
    listStartingWith(letter) {
      const found: string[] = [];
      for (let index = countBefore(letter); index < size; index += 1) {
        const word = wordAt(index);
        if (!word.startsWith(letter)) break;
        found.push(word);
      }
      return found;
    },
  };
}

let loading: Promise<AcceptedWords> | undefined;

/**
 * The accepted words, fetched and unpacked once. Rejects when they cannot be fetched (offline before the
 * first visit); the next call then tries again.
 */
export function loadAcceptedWords(): Promise<AcceptedWords> {
  loading ??= import('virtual:accepted-words').then(
    ({ packed }) => createAcceptedWords(packed),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
