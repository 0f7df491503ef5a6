import { expect, test } from 'vitest';
import { LONGEST_MEMORY_TEXT } from '../../src/domain/memory-bounds.ts';
import { ownTexts } from '../../src/domain/new-word.ts';

const ROW = { meaning: 'a place for ships', examples: ['A harbour.', 'Two harbours.'] };

test('what the bank says as well is none of the learner’s own texts', () => {
  expect(ownTexts({ meaning: ' a place for ships ', example: 'Two harbours.' }, ROW)).toEqual({
    meaning: '',
    example: '',
  });
  expect(ownTexts({ meaning: 'a port', example: 'Three harbours.' }, ROW)).toEqual({
    meaning: 'a port',
    example: 'Three harbours.',
  });
});

test('without a row of the bank all is the learner’s own, as far as it is kept', () => {
  const long = 'x'.repeat(LONGEST_MEMORY_TEXT + 1);
  expect(ownTexts({ meaning: long, example: '' }, undefined)).toEqual({
    meaning: long.slice(1),
    example: '',
  });
});
