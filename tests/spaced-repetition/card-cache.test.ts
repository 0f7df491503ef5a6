import { expect, test } from 'vitest';
import { NO_REVIEWS, packReviews } from '../../src/domain/word-reviews.ts';
import { readPackedCard } from '../../src/spaced-repetition/card-cache.ts';
import { addReview, computeCard } from '../../src/spaced-repetition/schedule.ts';

const asked = addReview(NO_REVIEWS, { at: 1_790_000_000, grade: 'right' });

test('a packed text has the card of its reviews, which is computed once', () => {
  const card = readPackedCard(packReviews(asked));
  expect(card).toEqual(computeCard(asked));
  expect(readPackedCard(packReviews(asked))).toBe(card);
});

test('one more review gives another card', () => {
  const more = addReview(asked, { at: 1_790_500_000, grade: 'missed' });
  expect(readPackedCard(packReviews(more))).toEqual(computeCard(more));
});

test.each(['', 'unreadable!'])('"%s" has no card', (packed) => {
  expect(readPackedCard(packed)).toBeNull();
});
