import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkStorage, findExceededAnswerLimit } from '../../src/domain/check-limits.ts';
import { ANSWER_LIMITS } from '../../src/domain/limits.ts';
import { formatStorageFailure } from '../../src/domain/messages.ts';
import { forAll } from '../for-all.ts';

test.each([
  ['words', 'a '.repeat(ANSWER_LIMITS.words + 1)],
  ['lines', '\n'.repeat(ANSWER_LIMITS.lines)],
  ['wordCharacters', 'a'.repeat(ANSWER_LIMITS.wordCharacters + 1)],
])('an answer may not exceed the limit of %s', (exceeded, answer) => {
  expect(findExceededAnswerLimit(answer)).toBe(exceeded);
});

test('an essay of two thousand words, and one without spaces, are within the limits', () => {
  expect(findExceededAnswerLimit('I went home because it was late. '.repeat(285))).toBeUndefined();
  expect(findExceededAnswerLimit('昨日は友達と海へ行きました。'.repeat(100))).toBeUndefined();
});

test('a word may have the maximum of characters at any place of an answer, and not one more', () => {
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

const MEGABYTE = 1024 * 1024;

test.each([0, 4.5 * MEGABYTE])('storage of %i bytes takes another record', (bytes) => {
  expect(checkStorage(bytes).ok).toBe(true);
});

test.each([
  [4.5 * MEGABYTE + 1, 'Storage is nearly full. Clear old data to continue.'],
  [5 * MEGABYTE - 1, 'Storage is nearly full. Clear old data to continue.'],
  [5 * MEGABYTE, 'Storage is full. Please clear old data.'],
  [9 * MEGABYTE, 'Storage is full. Please clear old data.'],
])('storage of %i bytes takes no record, with the message: %s', (bytes, message) => {
  const limit = checkStorage(bytes);
  expect(limit.ok ? null : formatStorageFailure(limit.failure)).toBe(message);
});
