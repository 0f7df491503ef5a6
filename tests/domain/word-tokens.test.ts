import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenizeWords } from '../../src/domain/word-tokens.ts';
import { forAll } from '../for-all.ts';

const words = (text: string) => tokenizeWords(text).map((word) => word.text);

test('hyphens and apostrophes join a word, and signs and numbers are none', () => {
  expect(words('“Anna’s part-time job” – it didn’t last 2 days!')).toEqual([
    'Anna’s',
    'part-time',
    'job',
    'it',
    'didn’t',
    'last',
    'days',
  ]);
});

test('words stand where they say, in their order, and apart', () => {
  forAll(fc.string({ unit: 'grapheme' }), (text) => {
    let end = 0;
    for (const word of tokenizeWords(text)) {
      expect(text.slice(word.start, word.end)).toBe(word.text);
      expect(word.start).toBeGreaterThanOrEqual(end);
      end = word.end;
    }
  });
});
