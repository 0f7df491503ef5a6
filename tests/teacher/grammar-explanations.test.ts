import { expect, test } from 'vitest';
import { findUnquotedWords, hasOddQuotations } from '../content/quoted-words.ts';
import { units } from './curriculum-files.ts';

const explanations = units.filter(({ id }) => id.includes('-grammar-')).map(({ explanation }) => explanation);

test('an explanation of grammar quotes the words that it talks about', () => {
  expect(explanations.length).toBeGreaterThanOrEqual(60);
  expect(findUnquotedWords(explanations)).toEqual([]);
});

test('an explanation of grammar has double quotation marks in pairs, and no other ones', () => {
  expect(explanations.filter(hasOddQuotations)).toEqual([]);
});
