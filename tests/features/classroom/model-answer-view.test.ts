import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markQuotations } from '../../../src/features/classroom/notepad/model-answer-view.tsx';
import { forAll } from '../../for-all.ts';

describe('the marks in a model answer', () => {
  test('keep its text, whatever is quoted', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 12 });
    forAll(letters, fc.array(letters), (text, quotations) => {
      expect(
        markQuotations(text, quotations)
          .map((segment) => segment.text)
          .join(''),
      ).toBe(text);
    });
  });

  test('cover exactly what is quoted', () => {
    const marked = markQuotations('I arrived on Monday. It has rained since.', ['has rained', 'I arrived']);
    expect(marked.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual([
      'I arrived',
      'has rained',
    ]);
  });
});
