import { NEVER_ASKED, packReviews, type Review, type WordReviews } from '../../src/domain/word-reviews.ts';
import { DAY, withReview } from '../../src/memory/schedule.ts';

export const NOON = Date.UTC(2026, 10, 22, 12);

type DaysAgo = readonly [daysAgo: number, grade: Review['grade']];

/** Reviews so many days before noon, oldest first. */
export function reviewsOf(...list: readonly DaysAgo[]): WordReviews {
  return list
    .map(([daysAgo, grade]) => ({ at: Math.floor((NOON - daysAgo * DAY) / 1000), grade }))
    .reduce(withReview, NEVER_ASKED);
}

/** The same, packed. */
export function reviewed(...list: readonly DaysAgo[]): string {
  return packReviews(reviewsOf(...list));
}
