import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countMistakesToReview, findRecentClassMistakes } from '../../src/domain/class-review.ts';
import { forAll } from '../for-all.ts';

const taken = (...ids: readonly string[]) => ids.map((id) => ({ id, completed: true }));
const missed = (lesson: string, word: string, isKnown = false) => ({
  id: `class:${lesson}:${word} → right`,
  isKnown,
});

const FOUR = taken('d', 'c', 'b', 'a');
const MISSED = [missed('d', 'go'), missed('c', 'since'), missed('b', 'an')];

describe('a review of the last four classes', () => {
  test('is due once four were completed', () => {
    expect(countMistakesToReview(FOUR.slice(1), MISSED)).toBe(0);
    expect(countMistakesToReview(FOUR, MISSED)).toBe(3);
  });

  test('ignores classes without an answer, and mistakes of a fifth class', () => {
    const begun = { id: 'e', completed: false };
    expect(countMistakesToReview([begun, ...FOUR.slice(1)], MISSED)).toBe(0);
    const five = taken('e', 'd', 'c', 'b', 'a');
    expect(findRecentClassMistakes(five, [...MISSED, missed('a', 'a')])).toEqual(MISSED);
  });

  test('is not due without mistakes', () => {
    expect(countMistakesToReview(FOUR, [])).toBe(0);
  });

  test('is due again four classes after the last reviewed one', () => {
    const [known, ...rest] = [missed('d', 'go', true), missed('c', 'since')];
    const later = taken('h', 'g', 'f', 'e', 'd', 'c');
    const mistakes = [missed('g', 'much'), known, ...rest];
    expect(countMistakesToReview(later.slice(1), mistakes)).toBe(0);
    expect(countMistakesToReview(later, mistakes)).toBe(1);
  });

  test('shows the remaining mistakes while they are marked as known one by one', () => {
    const [first, ...rest] = MISSED;
    expect(
      findRecentClassMistakes(FOUR, [{ ...first, id: first?.id ?? '', isKnown: true }, ...rest]),
    ).toEqual(rest);
  });

  test('excludes mistakes of games, and of classes with ids of the same prefix', () => {
    const others = [{ id: 'quiz:d:x', isKnown: false }, missed('dd', 'go')];
    expect(findRecentClassMistakes(FOUR, others)).toEqual([]);
  });

  test('never has known mistakes, or mistakes that are not in the book', () => {
    const lessons = fc.array(
      fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), completed: fc.boolean() }),
    );
    const mistakes = fc.array(
      fc
        .tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), fc.string(), fc.boolean())
        .map(([lesson, word, isKnown]) => missed(lesson, word, isKnown)),
    );
    forAll(lessons, mistakes, (all, book) => {
      const left = findRecentClassMistakes(all, book);
      expect(left.every((mistake) => book.includes(mistake) && !mistake.isKnown)).toBe(true);
      expect([0, left.length]).toContain(countMistakesToReview(all, book));
    });
  });
});
