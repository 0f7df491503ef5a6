import { expect, test } from 'vitest';
import { NEVER_ASKED, packReviews } from '../../src/domain/word-reviews.ts';
import { packedCard } from '../../src/memory/packed-card.ts';
import { cardOf, withReview } from '../../src/memory/schedule.ts';

const asked = withReview(NEVER_ASKED, { at: 1_790_000_000, grade: 'right' });

test('a packed text has the card of its reviews, and is replayed once', () => {
  const card = packedCard(packReviews(asked));
  expect(card).toEqual(cardOf(asked));
  expect(packedCard(packReviews(asked))).toBe(card);
});

test('one review more is another card', () => {
  const more = withReview(asked, { at: 1_790_500_000, grade: 'missed' });
  expect(packedCard(packReviews(more))).toEqual(cardOf(more));
});

test.each(['', 'unreadable!'])('of "%s" nothing is known', (packed) => {
  expect(packedCard(packed)).toBeNull();
});
