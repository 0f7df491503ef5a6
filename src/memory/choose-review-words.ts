import type { LocalDay } from '../domain/local-day.ts';
import { isWordRemoved, type StoredWords } from '../domain/stored-words.ts';
import { unpackReviews } from '../domain/word-reviews.ts';
import { readPackedCard } from './card-cache.ts';
import {
  type CardState,
  computeCard,
  computeRetrievability,
  isDue,
  MAX_KEPT_REVIEWS,
  selectReviewsBefore,
  WEAK_BELOW_DAYS,
} from './schedule.ts';

/** What games are to bring back. `wordsAgain` of the kit says how much of a deal that is. */
export interface ReviewWords {
  /** Known before and to be asked again today, the most pressing first. */
  readonly due: readonly string[];
  /** Not due, but missed last or not held for long; the missed ones first. */
  readonly weak: readonly string[];
  /** Met and not known once yet: they are still new, and come before words that were never met. */
  readonly learning: readonly string[];
  /** The packed reviews of all of these. */
  readonly reviews: Readonly<Record<string, string>>;
}

/**
 * So many words a day are due at most. Fifteen minutes hold some sixty answers, and half of a
 * deal comes back: whoever plays daily never meets the cap, and after a month away it is a quarter of an hour or two.
 * The others move on to the next days; nothing else becomes of them.
 */
export const MAX_DUE_PER_DAY = 60;

/**
 * Which of the due words come first where there are more than a day takes: those whose probability is nearest to this.
 * The ones above can wait, and the ones far below are forgotten already and cost the same tomorrow. Lowest first keeps
 * a learner at forgotten words while the others follow them (simulated with learners of two models of forgetting).
 */
const TARGET_RETRIEVABILITY = 0.8;

interface ReviewedWord {
  readonly word: string;
  readonly card: CardState;
  /** The probability that it is remembered now. */
  readonly retrievability: number;
}

/**
 * What comes back now. Words that were removed never do.
 * @param now milliseconds since the epoch
 * @param today the learner's day
 */
export function chooseReviewWords(stored: StoredWords, now: number, today: LocalDay): ReviewWords {
  const { words } = stored;
  const known = Object.entries(words)
    .filter(([word]) => !isWordRemoved(stored, word))
    .map(([word, packed]) => ({ word, packed, card: getCurrentCard(packed, now) }));
  const asked = known.flatMap(({ word, card }): ReviewedWord[] =>
    card ? [{ word, card, retrievability: computeRetrievability(card, now) }] : [],
  );
  const open = asked.filter(({ card }) => isDue(card, today));
  const due = sortByRank(
    open.filter(({ card }) => card.wasEverKnown),
    ({ retrievability: recall }) => Math.abs(recall - TARGET_RETRIEVABILITY),
  ).slice(0, Math.max(0, MAX_DUE_PER_DAY - countDoneToday(asked, today)));
  const weak = sortByRank(
    asked.filter(({ card }) => !isDue(card, today) && isWeak(card, today)),
    ({ card, retrievability: recall }) => (card.wasLastMissed ? recall - 1 : recall),
  );
  const begun = sortByRank(
    open.filter(({ card }) => !card.wasEverKnown),
    // Missed again and again: others first.
    ({ card }) => (card.reps > MAX_KEPT_REVIEWS ? now : 0) + card.lastReviewedAt,
  );
  // The newest of those that were met stand last in the records. A text that nobody can read has no card either.
  const met = known.filter(({ packed, card }) => card === null && unpackReviews(packed) !== null).reverse();
  const chosen = {
    due: wordsOf(due),
    weak: wordsOf(weak),
    learning: interleave(wordsOf(met), wordsOf(begun)),
  };
  const all = [...chosen.due, ...chosen.weak, ...chosen.learning];
  return { ...chosen, reviews: Object.fromEntries(all.map((word) => [word, words[word] ?? ''])) };
}

function getCurrentCard(packed: string, now: number): CardState | null {
  const card = readPackedCard(packed);
  if (card === null || card.lastReviewedAt <= now) return card;
  // A clock that was ahead: as if its answers were not there yet.
  const reviews = unpackReviews(packed);
  return reviews && computeCard(selectReviewsBefore(reviews, now));
}

/** A word that was asked today and known is not asked once more in the next game. */
function isWeak({ wasLastMissed, stability, lastReviewedAt }: CardState, today: LocalDay): boolean {
  return wasLastMissed || (stability < WEAK_BELOW_DAYS && lastReviewedAt < today.start);
}

/** The words of before that were asked today and known. */
function countDoneToday(asked: readonly ReviewedWord[], today: LocalDay): number {
  return asked.filter(
    ({ card }) => card.lastReviewedAt >= today.start && card.reps > 1 && !card.wasLastMissed,
  ).length;
}

function sortByRank(
  words: readonly ReviewedWord[],
  rank: (word: ReviewedWord) => number,
): readonly ReviewedWord[] {
  return [...words].sort((one, other) => rank(one) - rank(other));
}

/** One of the first, one of the second, and so on; what is left of one stands at the end. */
function interleave(first: readonly string[], second: readonly string[]): readonly string[] {
  const longer = Math.max(first.length, second.length);
  return Array.from({ length: longer }, (_, place) => [first[place] ?? [], second[place] ?? []]).flat(2);
}

function wordsOf(words: readonly { word: string }[]): readonly string[] {
  return words.map(({ word }) => word);
}
