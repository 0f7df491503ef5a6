import { expect, test } from 'vitest';
import { ANSWER_LIMITS, answerExcess } from '../../src/domain/answer-extent.ts';

test.each([
  ['words', 'a '.repeat(ANSWER_LIMITS.words + 1)],
  ['lines', '\n'.repeat(ANSWER_LIMITS.lines)],
  ['wordCharacters', 'a'.repeat(ANSWER_LIMITS.wordCharacters + 1)],
])('an answer ends with its %s', (excess, answer) => {
  expect(answerExcess(answer)).toBe(excess);
});

test('an essay of two thousand words, and one without spaces, are taken', () => {
  expect(answerExcess('I went home because it was late. '.repeat(285))).toBeUndefined();
  expect(answerExcess('昨日は友達と海へ行きました。'.repeat(100))).toBeUndefined();
});
