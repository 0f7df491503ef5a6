import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRudeWordFinder, hashRudeWords } from '../../../src/content/accepted-words/rude-word-hashes.ts';
import { forAll } from '../../for-all.ts';

const letters = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 3, maxLength: 6 });

test('the finder finds rude words anywhere in a text, and nothing else', () => {
  forAll(
    fc.array(letters, { maxLength: 4 }),
    fc.string({ unit: fc.constantFrom(...'abc') }),
    (rude, text) => {
      const found = createRudeWordFinder(hashRudeWords(rude))(text);
      expect(found !== null).toBe(rude.some((word) => text.includes(word)));
      if (found) expect(rude.some((word) => text.slice(found.start, found.end) === word)).toBe(true);
    },
  );
});

test('an asterisk stands for any ending, and a rude word that contains another is dropped', () => {
  expect(hashRudeWords(['abcd*', 'abcde', 'xabcdx']).hashes).toEqual(hashRudeWords(['abcd']).hashes);
});

test('words of two letters are left out', () => {
  expect(hashRudeWords(['ab'])).toEqual({ longest: 0, hashes: [] });
});
