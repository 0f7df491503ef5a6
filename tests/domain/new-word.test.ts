import { expect, test } from 'vitest';
import { MAX_MEMORY_TEXT_LENGTH } from '../../src/domain/limits.ts';
import { omitBankTexts } from '../../src/domain/new-word.ts';

const ROW = { meaning: 'a place for ships', examples: ['A harbour.', 'Two harbours.'] };

test('what the bank says as well is none of the learner’s own texts', () => {
  expect(omitBankTexts({ meaning: ' a place for ships ', example: 'Two harbours.' }, ROW)).toEqual({
    meaning: '',
    example: '',
  });
  expect(omitBankTexts({ meaning: 'a port', example: 'Three harbours.' }, ROW)).toEqual({
    meaning: 'a port',
    example: 'Three harbours.',
  });
});

test('without a row of the bank all is the learner’s own, as far as it is kept', () => {
  const long = 'x'.repeat(MAX_MEMORY_TEXT_LENGTH + 1);
  expect(omitBankTexts({ meaning: long, example: '' }, undefined)).toEqual({
    meaning: long.slice(1),
    example: '',
  });
});
