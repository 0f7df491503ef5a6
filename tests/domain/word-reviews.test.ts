import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  mergeReviews,
  NO_REVIEWS,
  packReviews,
  unpackReviews,
  type WordReviews,
} from '../../src/domain/word-reviews.ts';
import { addReview } from '../../src/spaced-repetition/schedule.ts';
import { measureValue } from '../../src/sync/wire/document-size.ts';
import { forAll } from '../for-all.ts';
import { arbitraryReview, arbitraryWordReviews } from '../spaced-repetition/arbitrary-reviews.ts';

describe('the reviews of a word on two devices', () => {
  test('merge to the same in either order', () => {
    forAll(arbitraryWordReviews, arbitraryWordReviews, (a, b) => {
      expect(mergeReviews(a, b)).toEqual(mergeReviews(b, a));
    });
  });

  test('merge to the same in any order of three', () => {
    forAll(arbitraryWordReviews, arbitraryWordReviews, arbitraryWordReviews, (a, b, c) => {
      expect(mergeReviews(mergeReviews(a, b), c)).toEqual(mergeReviews(a, mergeReviews(b, c)));
    });
  });

  test('stay the same when they are merged again', () => {
    forAll(arbitraryWordReviews, arbitraryWordReviews, (a, b) => {
      const both = mergeReviews(a, b);
      expect(mergeReviews(a, a)).toEqual(a);
      expect(mergeReviews(both, a)).toEqual(both);
    });
  });

  test('are all kept while neither has a base', () => {
    const [one, other] = [
      { at: 10, grade: 'right' },
      { at: 20, grade: 'missed' },
    ] as const;
    const joined = mergeReviews({ base: null, reviews: [other] }, { base: null, reviews: [one] });
    expect(joined).toEqual({ base: null, reviews: [one, other] });
  });

  test('before the later of two bases are replaced by it', () => {
    const early: WordReviews = {
      base: { at: 10, stability: 3, difficulty: 5 },
      reviews: [
        { at: 15, grade: 'right' },
        { at: 30, grade: 'hard' },
      ],
    };
    const late: WordReviews = { base: { at: 20, stability: 1, difficulty: 7 }, reviews: [] };
    expect(mergeReviews(early, late)).toEqual({ base: late.base, reviews: [{ at: 30, grade: 'hard' }] });
  });

  test('with one more merge with the ones before without losing it', () => {
    forAll(arbitraryWordReviews, arbitraryReview, (before, review) => {
      const after = addReview(before, review);
      expect(mergeReviews(before, after)).toEqual(after);
    });
  });
});

describe('the packed text of reviews', () => {
  test('is unpacked to the same reviews, and is equal for equal reviews', () => {
    forAll(arbitraryWordReviews, (reviews) => {
      expect(unpackReviews(packReviews(reviews))).toEqual(reviews);
      expect(packReviews(structuredClone(reviews))).toBe(packReviews(reviews));
    });
  });

  test('is empty for a word that was never asked', () => {
    expect(packReviews(NO_REVIEWS)).toBe('');
    expect(unpackReviews('')).toEqual(NO_REVIEWS);
  });

  test.each([
    ['no text of ours', 'hello world'],
    ['a grade that there is none of', 'tlpwu8E'],
    ['a time after all dates', 'zzzzzzzzzzzzzzzzA'],
    ['a base after all dates', 'zzzzzzzzzzzzzzzz:2:5|'],
    ['a stability of nothing', 'tlpwu8:0:5|'],
    ['a stability that is no number', 'tlpwu8:1.2.3:5|'],
    ['a stability of a thousand years', 'tlpwu8:365000:5|'],
    ['a difficulty below 1', 'tlpwu8:2:0.5|'],
    ['a difficulty above 10', 'tlpwu8:2:11|'],
    ['a text without an end', 'tlpwu8A'.repeat(1000)],
  ])('is invalid as %s', (_, text) => {
    expect(unpackReviews(text)).toBeNull();
  });

  test('is unpacked or rejected without an error for any text', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'0z9:.|AD') }),
      fc.stringMatching(/^[0-9a-z]{1,20}:[0-9.]{1,8}:[0-9.]{1,8}\|([0-9a-z]{1,20}[A-D]){0,9}$/),
    );
    forAll(hostile, (text) => {
      const reviews = unpackReviews(text);
      if (reviews) expect(unpackReviews(packReviews(reviews))).toEqual(reviews);
    });
  });

  test('takes at most 150 kB of the document for 2,000 words with a base and six reviews', () => {
    const bank = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'].flatMap((level): { word: string }[] =>
      JSON.parse(readFileSync(`src/content/words/${level}.json`, 'utf8')),
    );
    const longest = [...new Set(bank.map(({ word }) => word))]
      .sort((one, other) => other.length - one.length)
      .slice(0, 2000);
    const day = 86_400;
    const reviews = Array.from({ length: 9 }, (_, index) => ({
      at: 1_900_000_000 + index * 9 * day + index * 1234,
      grade: index === 3 ? ('missed' as const) : ('right' as const),
    })).reduce(addReview, NO_REVIEWS);
    expect(reviews.reviews).toHaveLength(6);
    const field = Object.fromEntries(longest.map((word) => [word, packReviews(reviews)]));
    expect(Object.keys(field)).toHaveLength(2000);
    expect(measureValue({ words: field })).toBeLessThanOrEqual(150_000);
  });
});
