import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANSWER_LIMITS, findExceededAnswerLimit } from '../../src/domain/answer-limits.ts';
import { forAll } from '../for-all.ts';

test.each([
  ['words', 'a '.repeat(ANSWER_LIMITS.words + 1)],
  ['lines', '\n'.repeat(ANSWER_LIMITS.lines)],
  ['wordCharacters', 'a'.repeat(ANSWER_LIMITS.wordCharacters + 1)],
])('an answer ends with its %s', (excess, answer) => {
  expect(findExceededAnswerLimit(answer)).toBe(excess);
});

test('an essay of two thousand words, and one without spaces, are taken', () => {
  expect(findExceededAnswerLimit('I went home because it was late. '.repeat(285))).toBeUndefined();
  expect(findExceededAnswerLimit('昨日は友達と海へ行きました。'.repeat(100))).toBeUndefined();
});

test('words of up to the limit are taken wherever they stand, and one more letter in any of them is not', () => {
  const longest = ANSWER_LIMITS.wordCharacters;
  const lengths = fc.array(fc.integer({ min: longest - 2, max: longest }), { minLength: 1, maxLength: 8 });
  const space = fc.constantFrom(' ', '\n', '\t', '\u3000', '  ');
  forAll(lengths, space, fc.nat(7), (all, between, at) => {
    const words = all.map((length) => 'a'.repeat(length));
    expect(findExceededAnswerLimit(words.join(between))).toBeUndefined();
    words[at % words.length] = 'a'.repeat(longest + 1);
    expect(findExceededAnswerLimit(words.join(between))).toBe('wordCharacters');
  });
});
