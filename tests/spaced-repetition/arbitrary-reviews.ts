import fc from 'fast-check';
import type { Review, WordReviews } from '../../src/domain/word-reviews.ts';
import { GRADES } from '../../src/domain/word-reviews.ts';
import { addReview } from '../../src/spaced-repetition/schedule.ts';

/** Random reviews of words. */

/** The first second of 2026, since the epoch, and the seconds from then on in which there are reviews. */
const FIRST_SECOND = 1_767_225_600;
const SPAN_SECONDS = 3 * 365 * 86_400;

/** Reviews minutes, days or months apart, some in the same second. */
export const arbitraryReview: fc.Arbitrary<Review> = fc.record({
  at: fc.oneof(
    fc.integer({ min: FIRST_SECOND, max: FIRST_SECOND + SPAN_SECONDS }),
    fc.integer({ min: FIRST_SECOND, max: FIRST_SECOND + 3600 }),
    fc.integer({ min: FIRST_SECOND, max: FIRST_SECOND + 5 }),
  ),
  grade: fc.constantFrom(...GRADES),
});

export const arbitraryReviews = fc.array(arbitraryReview, { maxLength: 20, size: 'max' });

/** What a device keeps after some reviews, as they came. */
export const arbitraryWordReviews: fc.Arbitrary<WordReviews> = arbitraryReviews.map((reviews) =>
  reviews.reduce(addReview, { base: null, reviews: [] }),
);

/** Milliseconds since the epoch, within the reviews and after them. */
export const arbitraryTime = fc.integer({
  min: FIRST_SECOND * 1000,
  max: (FIRST_SECOND + 2 * SPAN_SECONDS) * 1000,
});
