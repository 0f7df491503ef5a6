import { expect, test } from 'vitest';
import { MAX_MEMORY_TEXT_LENGTH } from '../../src/domain/limits.ts';
import { omitBankTexts } from '../../src/domain/new-word.ts';

const ROW = { meaning: 'a place for ships', examples: ['A harbour.', 'Two harbours.'] };

test('a text that equals the bank’s is not stored as the learner’s own', () => {
  expect(omitBankTexts({ meaning: ' a place for ships ', example: 'Two harbours.' }, ROW)).toEqual({
    meaning: '',
    example: '',
  });
  expect(omitBankTexts({ meaning: 'a port', example: 'Three harbours.' }, ROW)).toEqual({
    meaning: 'a port',
    example: 'Three harbours.',
  });
});

test('a word without a row in the bank keeps all of its texts, cut to the limit', () => {
  const long = 'x'.repeat(MAX_MEMORY_TEXT_LENGTH + 1);
  expect(omitBankTexts({ meaning: long, example: '' }, undefined)).toEqual({
    meaning: long.slice(1),
    example: '',
  });
});
