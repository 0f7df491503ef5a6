import { NO_REVIEWS, packReviews, type Review, type WordReviews } from '../../src/domain/word-reviews.ts';
import { addReview, DAY_MS } from '../../src/spaced-repetition/schedule.ts';

export const NOON = Date.UTC(2026, 10, 22, 12);

type DaysAgo = readonly [daysAgo: number, grade: Review['grade']];

/** Reviews so many days before noon, oldest first. */
export function createReviews(...list: readonly DaysAgo[]): WordReviews {
  return list
    .map(([daysAgo, grade]) => ({ at: Math.floor((NOON - daysAgo * DAY_MS) / 1000), grade }))
    .reduce(addReview, NO_REVIEWS);
}

/** The same, packed. */
export function createPackedReviews(...list: readonly DaysAgo[]): string {
  return packReviews(createReviews(...list));
}
