import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RETAINED_USED_CHARACTERS, RETAINED_USED_ITEMS } from '../../src/domain/limits.ts';
import { PLACEHOLDER_QUICK_CHECK } from '../../src/domain/plan/quick-check.ts';
import { addUsedContent, getClassContent } from '../../src/domain/plan-usage.ts';
import { forAll } from '../for-all.ts';

describe('the content of a class', () => {
  test('is its Quick Check phrases, the names of its teaching point and its text, and its words', () => {
    const plan = {
      quickCheck: ['Could I …?', 'Go on!'],
      vocabulary: [{ word: 'deadline', meaning: 'm', example: 'e' }],
      teachingPoint: { heading: 'Present perfect', explanation: '', examples: [] },
      text: { kind: 'reading', title: 'A day at sea', body: '' },
    } as const;
    const phrases = ['Could I …?', 'Go on!', 'Present perfect', 'A day at sea'];
    expect(getClassContent(plan)).toEqual({ phrases, vocab: ['deadline'], met: plan.vocabulary });
  });

  test('has the name of a teaching point in place of its heading, where there is one', () => {
    const teachingPoint = { heading: 'Present perfect', explanation: '', examples: [] };
    const plan = { quickCheck: [], vocabulary: [], teachingPoint, pointName: 'Present perfect (2)' };
    expect(getClassContent(plan).phrases).toEqual(['Present perfect (2)']);
  });

  test('does not include placeholders', () => {
    expect(getClassContent({ quickCheck: PLACEHOLDER_QUICK_CHECK, vocabulary: [] }).phrases).toEqual([]);
  });
});

describe('used content', () => {
  test('has each item once, at the place of its last use', () => {
    const used = addUsedContent(
      { phrases: ['a', 'b'], vocab: ['x'] },
      { phrases: ['a', 'c', 'c'], vocab: [] },
    );
    expect(used).toEqual({ phrases: ['b', 'a', 'c'], vocab: ['x'] });
  });

  test('drops the oldest items beyond the maximum of the lesson API', () => {
    const many = Array.from({ length: RETAINED_USED_ITEMS }, (_, index) => `w${index}`);
    const { vocab } = addUsedContent({ phrases: [], vocab: many }, { phrases: [], vocab: ['new'] });
    expect(vocab).toHaveLength(RETAINED_USED_ITEMS);
    expect([vocab[0], vocab.at(-1)]).toEqual(['w1', 'new']);
  });

  test('has no item that the lesson API would refuse', () => {
    const used = addUsedContent(
      { phrases: [], vocab: [] },
      { phrases: ['x'.repeat(201), ' '], vocab: ['ok'] },
    );
    expect(used).toEqual({ phrases: [], vocab: ['ok'] });
  });

  test('fits into one request, and keeps the newest items', () => {
    const item = fc.string({ maxLength: 250 });
    forAll(30, fc.array(item, { maxLength: 900, size: 'max' }), (words) => {
      const { vocab } = addUsedContent({ phrases: [], vocab: [] }, { phrases: [], vocab: words });
      expect(vocab.length).toBeLessThanOrEqual(RETAINED_USED_ITEMS);
      expect(vocab.join('').length).toBeLessThanOrEqual(RETAINED_USED_CHARACTERS);
      const newest = words.map((word) => word.trim()).findLast((word) => word !== '' && word.length <= 200);
      expect(vocab.at(-1)).toBe(newest);
    });
  });
});
