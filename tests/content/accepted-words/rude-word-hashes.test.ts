import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRudeWordFinder, hashRudeWords } from '../../../src/content/accepted-words/rude-word-hashes.ts';
import { forAll } from '../../for-all.ts';

const letters = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 3, maxLength: 6 });

test('what is found are the rude words, wherever they stand, and nothing else', () => {
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

test('a star stands for any ending, and one rude word within another is kept once', () => {
  expect(hashRudeWords(['abcd*', 'abcde', 'xabcdx']).hashes).toEqual(hashRudeWords(['abcd']).hashes);
});

test('words of two letters would be everywhere, and are left out', () => {
  expect(hashRudeWords(['ab'])).toEqual({ longest: 0, hashes: [] });
});
