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

function found(entry: string, words: readonly string[], taught: readonly string[] = []): string | null {
  return findIntendedWord(entry, {
    fits: (word) => words.includes(word),
    isTaught: (word) => taught.includes(word),
  });
}

describe('a near miss', () => {
  test.each([
    ['a letter too few', 'elephnt'],
    ['a letter too many', 'eleephant'],
    ['a wrong letter', 'elephamt'],
    ['two letters that changed places', 'elehpant'],
    ['a wrong first letter', 'rlephant'],
  ])('is a word with %s', (_, entry) => {
    expect(found(entry, ['elephant'])).toBe('elephant');
  });

  test('is not a word that is two slips away', () => {
    expect(found('elefant', ['elephant'])).toBeNull();
  });

  test('is not looked for among words as short as two letters', () => {
    expect(found('tx', ['to', 'ox'])).toBeNull();
  });

  test('is a taught word before any other', () => {
    expect(found('hoise', ['hoist', 'house'], ['house'])).toBe('house');
  });

  test('is two letters that changed places before a wrong letter', () => {
    expect(found('tow', ['toy', 'two'])).toBe('two');
  });
});

describe('whether a text is one slip away', () => {
  /** Few letters, so that most words have letters twice, beside each other and apart, and some are near each other. */
  const text = fc.stringMatching(/^[ab'é]{0,5}$/);

  test('is told as the list of all slips has it', () => {
    forAll(2000, text, text, (written, right) => {
      expect(isOneEditAway(written, right)).toBe(listOneEditVariants(right).includes(written));
    });
  });

  test('means a misspelt answer, unless that is shorter than four letters', () => {
    expect(isMisspelling('hous', 'house')).toBe(true);
    expect(isMisspelling('tow', 'two')).toBe(false);
  });
});

describe('one slip away from a word', () => {
  test('lies every text with one letter taken out, put in, or exchanged, and never the word', () => {
    forAll(letters, letter, fc.nat(), (word, other, spot) => {
      const at = spot % word.length;
      const [head, tail] = [word.slice(0, at), word.slice(at)];
      const slips = new Set(listOneEditVariants(word));
      expect(slips.has(word)).toBe(false);
      for (const slip of [head + tail.slice(1), head + other + tail, head + other + tail.slice(1)]) {
        if (slip !== word) expect(slips.has(slip)).toBe(true);
      }
    });
  });

  test('lies the word for each of its slips that changes one letter', () => {
    forAll(20, letters, (word) => {
      const slips = listOneEditVariants(word).filter((slip) => /^[a-z]+$/.test(slip));
      expect(slips.every((slip) => listOneEditVariants(slip).includes(word))).toBe(true);
    });
  });
});
