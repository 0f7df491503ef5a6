import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findAnswerSplits,
  formatAnswers,
  parseAnswers,
} from '../../../src/domain/exercises/answer-notation.ts';
import { forAll } from '../../for-all.ts';

/** An answer as typed into the field of an item. */
const answer = fc
  .string({ unit: fc.constantFrom(...'abcde123 .,;:/()-–\'"?!éñ字'), maxLength: 40 })
  .map((text) => text.replace(/\s+/g, ' ').trim())
  .filter((text) => !/\(\w{1,2}\)/.test(text));

test('formatted answers are parsed back, item by item', () => {
  forAll(fc.array(answer, { minLength: 1, maxLength: 8 }), (answers) => {
    // A single line in which an answer counts its own parts reads as those.
    fc.pre(answers.filter((each) => each !== '').length !== 1 || !/[\d a-h][).:-]/.test(answers.join('')));
    expect(parseAnswers(formatAnswers(answers), answers.length)).toEqual(answers);
  });
});

test('an answer of several lines becomes one line of the text', () => {
  expect(formatAnswers(['one\ntwo', 'three'])).toBe('(1) one two\n(2) three');
});

test('a number in brackets within an answer does not start another answer', () => {
  const written = formatAnswers(['see (2) below', '']);
  expect(parseAnswers(written, 2)).toEqual(['see 2 below', '']);
});

test('an unanswered item has no line', () => {
  expect(formatAnswers(['', 'had gone', ' '])).toBe('(2) had gone');
});

describe('a text in a common form is parsed item by item:', () => {
  const expected = ['went', 'had gone', 'goes'];
  test.each([
    'went\nhad gone\ngoes',
    'went, had gone, goes',
    'went; had gone; goes',
    'went / had gone / goes',
    '1) went 2) had gone 3) goes',
    '1. went 2. had gone 3. goes',
    '1 went, 2 had gone, 3 goes',
    '1 - went\n2 - had gone\n3 - goes',
    '(1) went (2) had gone (3) goes',
    'a) went b) had gone c) goes',
    'a. went, b. had gone, c. goes',
    'went, had gone and goes',
  ])('%j', (text) => {
    expect(parseAnswers(text, 3)).toEqual(expected);
  });

  test.each([
    ['I went. She had gone! Who goes?', ['I went.', 'She had gone!', 'Who goes?']],
    ['b c a', ['b', 'c', 'a']],
    ['1. 3.30 2. 4.15 3. 12:00', ['3.30', '4.15', '12:00']],
    ['3.30, 4.15, 12:00', ['3.30', '4.15', '12:00']],
    ['had, done, has, gone, did, do', ['had, done', 'has, gone', 'did, do']],
  ])('%j', (text, answers) => {
    expect(parseAnswers(text, 3)).toEqual(answers);
  });
});

test('a text with another number of parts is not split', () => {
  expect(parseAnswers('I like it very much because it is green', 3)).toBeNull();
  expect(findAnswerSplits('one two', 3)).toEqual([]);
});
