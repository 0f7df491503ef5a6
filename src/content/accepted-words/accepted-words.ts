import { selectMarked } from './marks.ts';

/** The lengths of accepted words, in letters. */
export const MIN_WORD_LENGTH = 2;
export const MAX_WORD_LENGTH = 15;

/** The English words that the chain games accept: British and American, with inflections, without names. */
export interface AcceptedWords {
  readonly size: number;
  /** Whether the word, in lower case, is one of them. */
  has(word: string): boolean;
  /** The words with this prefix, in lower case, in alphabetical order. */
  listStartingWith(prefix: string): string[];
}

/**
 * Keeps the words in one string and searches it by bisection: less than a megabyte, where a Set of 60,000
 * strings takes five.
 *
 * @param unsorted the words in any order, each once
 */
export function createAcceptedWords(unsorted: readonly string[]): AcceptedWords {
  const words = [...unsorted].sort();
  const size = words.length;
  const starts = new Uint32Array(size + 1);
  let end = 0;
  words.forEach((word, index) => {
    end += word.length;
    starts[index + 1] = end;
  });
  const text = words.join('');
  const wordAt = (index: number) => text.slice(starts[index], starts[index + 1]);

  /** How many words come before `bound` in alphabetical order. */
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
    listStartingWith(prefix) {
      const found: string[] = [];
      for (let index = countBefore(prefix); index < size; index += 1) {
        const word = wordAt(index);
        if (!word.startsWith(prefix)) break;
        found.push(word);
      }
      return found;
    },
  };
}

let loading: Promise<AcceptedWords> | undefined;

/**
 * Fetches and unpacks the accepted words once. Rejects when they cannot be fetched (offline before the first
 * visit); the next call tries again.
 */
export function loadAcceptedWords(): Promise<AcceptedWords> {
  loading ??= Promise.all([import('../english-words/list-words.ts'), import('virtual:accepted-words')]).then(
    ([{ listEnglishWords }, { marks }]) => createAcceptedWords(selectMarked(listEnglishWords(), marks)),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
