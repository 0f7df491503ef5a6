import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSteppable, stepsOf, wordsOf } from '../../src/content/word-steps.ts';
import { forAll } from '../for-all.ts';

test('a step says how many letters to drop, and those to add', () => {
  expect(stepsOf(['abbey', 'abbeys', 'abbot', 'abbot'])).toBe('AabbeyAsDotA');
});

test('the steps lead to the same words in the same order', () => {
  const word = fc.oneof(fc.stringMatching(/^[ab]{1,6}$/), fc.stringMatching(/^[a-z]{1,25}$/));
  forAll(fc.array(word), (words) => {
    expect(wordsOf(stepsOf(words))).toEqual(words);
  });
});

test.each(['Tea', 'tea-bag', 'café', '', 'a'.repeat(26)])('no step says "%s"', (word) => {
  expect(isSteppable(word)).toBe(false);
});
