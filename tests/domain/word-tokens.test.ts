import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenizeWords } from '../../src/domain/word-tokens.ts';
import { forAll } from '../for-all.ts';

const listWords = (text: string) => tokenizeWords(text).map((word) => word.text);

test('hyphens and apostrophes join a word; signs and numbers are not words', () => {
  expect(listWords('“Anna’s part-time job” – it didn’t last 2 days!')).toEqual([
    'Anna’s',
    'part-time',
    'job',
    'it',
    'didn’t',
    'last',
    'days',
  ]);
});

test('words are at their offsets, in order, without overlaps', () => {
  forAll(fc.string({ unit: 'grapheme' }), (text) => {
    let end = 0;
    for (const word of tokenizeWords(text)) {
      expect(text.slice(word.start, word.end)).toBe(word.text);
      expect(word.start).toBeGreaterThanOrEqual(end);
      end = word.end;
    }
  });
});
