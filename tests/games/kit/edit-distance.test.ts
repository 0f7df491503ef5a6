import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findIntendedWord,
  isMisspelling,
  isOneEditAway,
  listOneEditVariants,
} from '../../../src/games/kit/edit-distance.ts';
import { forAll } from '../../for-all.ts';

const letters = fc.stringMatching(/^[a-z]{3,9}$/);
const letter = fc.stringMatching(/^[a-z]$/);

function findWord(entry: string, words: readonly string[], taught: readonly string[] = []): string | null {
  return findIntendedWord(entry, {
    fits: (word) => words.includes(word),
    isTaught: (word) => taught.includes(word),
  });
}

describe('findIntendedWord:', () => {
  test.each([
    ['a letter missing', 'elephnt'],
    ['a letter too many', 'eleephant'],
    ['a wrong letter', 'elephamt'],
    ['two letters that changed places', 'elehpant'],
    ['a wrong first letter', 'rlephant'],
  ])('a word with %s is found', (_, entry) => {
    expect(findWord(entry, ['elephant'])).toBe('elephant');
  });

  test('a word two edits away is not found', () => {
    expect(findWord('elefant', ['elephant'])).toBeNull();
  });

  test('an entry of two letters finds no word', () => {
    expect(findWord('tx', ['to', 'ox'])).toBeNull();
  });

  test('a taught word is preferred', () => {
    expect(findWord('hoise', ['hoist', 'house'], ['house'])).toBe('house');
  });

  test('swapped letters are preferred to a wrong letter', () => {
    expect(findWord('tow', ['toy', 'two'])).toBe('two');
  });
});

describe('isOneEditAway:', () => {
  /** Few letters, so that most words repeat letters and some pairs are close. */
  const text = fc.stringMatching(/^[ab'é]{0,5}$/);

  test('a text is one edit away exactly if the list of variants has it', () => {
    forAll(2000, text, text, (written, right) => {
      expect(isOneEditAway(written, right)).toBe(listOneEditVariants(right).includes(written));
    });
  });

  test('a misspelling has at least four letters', () => {
    expect(isMisspelling('hous', 'house')).toBe(true);
    expect(isMisspelling('tow', 'two')).toBe(false);
  });
});

describe('listOneEditVariants:', () => {
  test('the variants have every text with a letter removed, added or replaced, and never the word', () => {
    forAll(letters, letter, fc.nat(), (word, other, spot) => {
      const at = spot % (word.length + 1);
      const [head, tail] = [word.slice(0, at), word.slice(at)];
      const variants = new Set(listOneEditVariants(word));
      expect(variants.has(word)).toBe(false);
      for (const variant of [head + tail.slice(1), head + other + tail, head + other + tail.slice(1)]) {
        if (variant !== word) expect(variants.has(variant)).toBe(true);
      }
    });
  });

  test('the word is a variant of each of its variants', () => {
    // Only 20 runs, because each lists hundreds of variants.
    forAll(20, letters, (word) => {
      const variants = listOneEditVariants(word).filter((variant) => /^[a-z]+$/.test(variant));
      expect(variants.every((variant) => listOneEditVariants(variant).includes(word))).toBe(true);
    });
  });
});
