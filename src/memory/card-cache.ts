import { unpackReviews } from '../domain/word-reviews.ts';
import { type CardState, computeCard } from './schedule.ts';

/** More than a learner can have: two generations of the words fit in. */
const REMEMBERED = 12_000;

const cards = new Map<string, CardState | null>();

/**
 * What is known of a word by its packed reviews: `null` for one that was never asked, and for a text that nobody can
 * read. A text always gives the same card, so cards are remembered: choosing replays only what changed since.
 */
export function readPackedCard(packed: string): CardState | null {
  const before = cards.get(packed);
  if (before !== undefined) return before;
  const reviews = unpackReviews(packed);
  const card = reviews && computeCard(reviews);
  if (cards.size >= REMEMBERED) cards.clear();
  cards.set(packed, card);
  return card;
}
