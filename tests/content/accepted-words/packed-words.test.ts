import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAcceptedWords } from '../../../src/content/accepted-words/accepted-words.ts';
import { packWords, unpackWords } from '../../../src/content/accepted-words/packed-words.ts';
import { forAll } from '../../for-all.ts';

/** Words of few letters, so that many share a beginning, and words of all letters. */
const word = fc.oneof(fc.stringMatching(/^[ab]{1,6}$/), fc.stringMatching(/^[a-z]{1,25}$/));
const wordSet = fc.uniqueArray(word, { maxLength: 60 });

describe('packing words', () => {
  test('keeps every word and adds none', () => {
    forAll(wordSet, (words) => {
      expect(unpackWords(packWords(words))).toEqual([...words].sort());
    });
  });

  test('keeps a repeated word once', () => {
    expect(unpackWords(packWords(['tea', 'tea']))).toEqual(['tea']);
  });

  test('writes how many letters of the word before to drop, and those to add', () => {
    expect(packWords(['abbot', 'abbeys', 'abbey'])).toBe('AabbeyAsDot');
  });

  test.each(['Tea', 'tea-bag', 'café', '', 'a'.repeat(26)])('refuses "%s"', (word) => {
    expect(() => packWords(['tea', word])).toThrow(`Cannot pack "${word}"`);
  });
});

describe('looking words up', () => {
  test('finds exactly the words that were packed', () => {
    forAll(wordSet, fc.array(word), (words, others) => {
      const accepted = createAcceptedWords(packWords(words));
      expect(accepted.size).toBe(words.length);
      for (const word of [...words, ...others]) expect(accepted.has(word)).toBe(words.includes(word));
    });
  });

  test('lists the words of a letter in alphabetical order', () => {
    forAll(wordSet, fc.constantFrom('a', 'b', 'm', 'z', 'ab'), (words, letter) => {
      const found = createAcceptedWords(packWords(words)).listStartingWith(letter);
      expect(found).toEqual(words.filter((word) => word.startsWith(letter)).sort());
    });
  });

  test.each(['', '{', 'zzz'])('does not find "%s"', (word) => {
    expect(createAcceptedWords(packWords(['a', 'zz'])).has(word)).toBe(false);
  });
});
