import { expect, test } from 'vitest';
import { NO_REVIEWS, packReviews } from '../../src/domain/word-reviews.ts';
import { readPackedCard } from '../../src/memory/card-cache.ts';
import { addReview, computeCard } from '../../src/memory/schedule.ts';

const asked = addReview(NO_REVIEWS, { at: 1_790_000_000, grade: 'right' });

test('a packed text has the card of its reviews, and is replayed once', () => {
  const card = readPackedCard(packReviews(asked));
  expect(card).toEqual(computeCard(asked));
  expect(readPackedCard(packReviews(asked))).toBe(card);
});

test('one review more is another card', () => {
  const more = addReview(asked, { at: 1_790_500_000, grade: 'missed' });
  expect(readPackedCard(packReviews(more))).toEqual(computeCard(more));
});

test.each(['', 'unreadable!'])('of "%s" nothing is known', (packed) => {
  expect(readPackedCard(packed)).toBeNull();
});
