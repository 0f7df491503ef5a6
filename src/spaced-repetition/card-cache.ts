import { unpackReviews } from '../domain/word-reviews.ts';
import { type CardState, computeCard } from './schedule.ts';

/** Twice the maximum of a learner's words. */
const MAX_CACHED_CARDS = 12_000;

const cards = new Map<string, CardState | null>();

/**
 * The card of a word from its packed reviews; `null` for a word that was never asked, and for an invalid
 * text. Memoised, because a text always gives the same card: choosing words replays only changed reviews.
 */
export function readPackedCard(packed: string): CardState | null {
  const cached = cards.get(packed);
  if (cached !== undefined) return cached;
  const reviews = unpackReviews(packed);
  const card = reviews && computeCard(reviews);
  if (cards.size >= MAX_CACHED_CARDS) cards.clear();
  cards.set(packed, card);
  return card;
}
