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
import { addReview } from '../../src/memory/schedule.ts';
import { measureValue } from '../../src/sync/wire/document-size.ts';
import { forAll } from '../for-all.ts';
import { arbitraryReview, arbitraryWordReviews } from '../memory/arbitrary-reviews.ts';

describe('the reviews of a word on two devices', () => {
  test('come to the same whichever is joined to which', () => {
    forAll(arbitraryWordReviews, arbitraryWordReviews, (a, b) => {
      expect(mergeReviews(a, b)).toEqual(mergeReviews(b, a));
    });
  });

  test('come to the same in whatever order three are joined', () => {
    forAll(arbitraryWordReviews, arbitraryWordReviews, arbitraryWordReviews, (a, b, c) => {
      expect(mergeReviews(mergeReviews(a, b), c)).toEqual(mergeReviews(a, mergeReviews(b, c)));
    });
  });

  test('stay as they are when they are joined once more', () => {
    forAll(arbitraryWordReviews, arbitraryWordReviews, (a, b) => {
      const both = mergeReviews(a, b);
      expect(mergeReviews(a, a)).toEqual(a);
      expect(mergeReviews(both, a)).toEqual(both);
    });
  });

  test('are all there while neither has a base', () => {
    const [one, other] = [
      { at: 10, grade: 'right' },
      { at: 20, grade: 'missed' },
    ] as const;
    const joined = mergeReviews({ base: null, reviews: [other] }, { base: null, reviews: [one] });
    expect(joined).toEqual({ base: null, reviews: [one, other] });
  });

  test('of two bases the later one stands for everything up to its time', () => {
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

  test('a review more is an inflation: joined with what was before, nothing is taken back', () => {
    forAll(arbitraryWordReviews, arbitraryReview, (before, review) => {
      const after = addReview(before, review);
      expect(mergeReviews(before, after)).toEqual(after);
    });
  });
});

describe('the packed text', () => {
  test('reads back as what was packed, and equal reviews have equal texts', () => {
    forAll(arbitraryWordReviews, (reviews) => {
      expect(unpackReviews(packReviews(reviews))).toEqual(reviews);
      expect(packReviews(structuredClone(reviews))).toBe(packReviews(reviews));
    });
  });

  test('of a word that was never asked is empty', () => {
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
  ])('%s is not read', (_, text) => {
    expect(unpackReviews(text)).toBeNull();
  });

  test('whatever the text, it is read or refused', () => {
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

  test('2,000 words with a base and six reviews take at most 150 kB of the document', () => {
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
