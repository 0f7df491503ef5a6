import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rememberPlan } from '../../src/data/used-content.ts';

const rows = (...words: string[]) => words.map((word) => ({ word, meaning: '', example: '' }));
const nothing = { phrases: [], vocab: [] };

test('words and phrases of later classes follow those of earlier ones', () => {
  const first = rememberPlan(nothing, { quickCheck: ['Hello.'], vocabulary: rows('sea') });
  expect(rememberPlan(first, { quickCheck: ['Bye.'], vocabulary: rows('sky') })).toEqual({
    phrases: ['Hello.', 'Bye.'],
    vocab: ['sea', 'sky'],
  });
});

test('a word used again counts as the newest, and is there once', () => {
  const used = rememberPlan(
    { phrases: [], vocab: ['sea', 'sky'] },
    { quickCheck: [], vocabulary: rows('sea', ' ') },
  );
  expect(used.vocab).toEqual(['sky', 'sea']);
});

test('what the lesson API would not take is left out, and the oldest goes first', () => {
  const item = fc.string({ maxLength: 250 });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 900, size: 'max' }), (words) => {
      const { vocab } = rememberPlan(nothing, { quickCheck: [], vocabulary: rows(...words) });
      expect(vocab.length).toBeLessThanOrEqual(500);
      expect(vocab.every((word) => word.length <= 200)).toBe(true);
      expect(vocab.join('').length).toBeLessThanOrEqual(12_000);
      const newest = words.map((word) => word.trim()).findLast((word) => word !== '' && word.length <= 200);
      expect(vocab.at(-1)).toBe(newest);
    }),
    { numRuns: 30 },
  );
});
