import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDueReview, findRecentClassMistakes } from '../../src/domain/class-review.ts';
import { forAll } from '../for-all.ts';

const listCompleted = (...ids: readonly string[]) => ids.map((id) => ({ id, completed: true }));
const createMistake = (
  lesson: string,
  word: string,
  change: { isKnown?: boolean; kind?: 'word' | 'text' } = {},
) => ({
  id: `class:${lesson}:${word} → right`,
  kind: 'grammar' as const,
  isKnown: false,
  ...change,
});
const createReview = (id: string, completed = true) => ({ id, completed, isReview: true });

const FOUR = listCompleted('d', 'c', 'b', 'a');
const MISSED = [createMistake('d', 'go'), createMistake('c', 'since'), createMistake('b', 'an')];

describe('the mistakes of the last four classes', () => {
  test('ignore classes without an answer, and a fifth class', () => {
    const begun = { id: 'f', completed: false };
    const lessons = [begun, ...listCompleted('e', 'd', 'c', 'b', 'a')];
    expect(
      findRecentClassMistakes(lessons, [...MISSED, createMistake('a', 'a'), createMistake('f', 'x')]),
    ).toEqual(MISSED);
  });

  test('exclude mistakes of games, and of classes with ids of the same prefix', () => {
    const others = [{ ...createMistake('d', 'x'), id: 'quiz:d:x' }, createMistake('dd', 'go')];
    expect(findRecentClassMistakes(FOUR, others)).toEqual([]);
  });
});

describe('a review', () => {
  test('is due when four classes were completed', () => {
    expect(findDueReview(FOUR.slice(1), MISSED)).toBeNull();
    expect(findDueReview(FOUR, MISSED)?.mistakes).toEqual(MISSED);
  });

  test('is due again four classes after the last one', () => {
    const lessons = [...listCompleted('h', 'g', 'f', 'e'), createReview('r'), ...FOUR];
    const mistakes = [createMistake('h', 'go'), createMistake('g', 'since'), createMistake('f', 'an')];
    expect(findDueReview(lessons.slice(1), mistakes)).toBeNull();
    expect(findDueReview(lessons, mistakes)?.mistakes).toEqual(mistakes);
  });

  test('is not due while the last one is not finished', () => {
    expect(findDueReview([createReview('r', false), ...FOUR], MISSED)).toBeNull();
  });

  test('is not due with fewer than three mistakes that are not known yet', () => {
    expect(findDueReview(FOUR, MISSED.slice(1))).toBeNull();
    const known = createMistake('a', 'in', { isKnown: true });
    expect(findDueReview(FOUR, [...MISSED.slice(1), known])).toBeNull();
  });

  test('counts for Vocabulary if most mistakes are of words, else for Grammar', () => {
    const createWordMistake = (word: string) => createMistake('d', word, { kind: 'word' });
    expect(findDueReview(FOUR, MISSED)?.skill).toBe('Grammar');
    expect(
      findDueReview(FOUR, [createWordMistake('loaf'), createWordMistake('rent'), ...MISSED.slice(1)])?.skill,
    ).toBe('Grammar');
    expect(
      findDueReview(FOUR, [createWordMistake('loaf'), createWordMistake('rent'), createMistake('c', 'go')])
        ?.skill,
    ).toBe('Vocabulary');
  });

  test('is never made of known mistakes, or twice within five classes', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    const lessons = fc.array(fc.record({ id: ids, completed: fc.boolean(), isReview: fc.boolean() }));
    const mistakes = fc.array(
      fc
        .tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), fc.string(), fc.boolean())
        .map(([lesson, word, isKnown]) => createMistake(lesson, word, { isKnown })),
    );
    forAll(lessons, mistakes, (all, book) => {
      const due = findDueReview(all, book);
      if (!due) return;
      expect(due.mistakes.every((mistake) => book.includes(mistake) && !mistake.isKnown)).toBe(true);
      expect(all.slice(0, 4).some(({ isReview }) => isReview)).toBe(false);
    });
  });
});
