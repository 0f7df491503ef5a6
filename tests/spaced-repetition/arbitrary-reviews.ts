import fc from 'fast-check';
import type { Review, WordReviews } from '../../src/domain/word-reviews.ts';
import { GRADES } from '../../src/domain/word-reviews.ts';
import { addReview } from '../../src/spaced-repetition/schedule.ts';

/** The first second of 2026, and how many seconds of reviews there are from it on. */
const FROM = 1_767_225_600;
const SPAN = 3 * 365 * 86_400;

/** Reviews minutes, days or months apart, some in the same second. */
export const arbitraryReview: fc.Arbitrary<Review> = fc.record({
  at: fc.oneof(
    fc.integer({ min: FROM, max: FROM + SPAN }),
    fc.integer({ min: FROM, max: FROM + 3600 }),
    fc.integer({ min: FROM, max: FROM + 5 }),
  ),
  grade: fc.constantFrom(...GRADES),
});

export const arbitraryReviews = fc.array(arbitraryReview, { maxLength: 20, size: 'max' });

/** What a device keeps after some reviews, as they came. */
export const arbitraryWordReviews: fc.Arbitrary<WordReviews> = arbitraryReviews.map((reviews) =>
  reviews.reduce(addReview, { base: null, reviews: [] }),
);

/** Milliseconds since the epoch, within the reviews and after them. */
export const arbitraryTime = fc.integer({ min: FROM * 1000, max: (FROM + 2 * SPAN) * 1000 });
