import type { LocalDay } from '../domain/local-day.ts';
import { isRemoved, type StoredWords } from '../domain/stored-words.ts';
import { readReviews } from '../domain/word-reviews.ts';
import { packedCard } from './packed-card.ts';
import {
  type CardState,
  cardOf,
  isDue,
  KEPT_REVIEWS,
  retrievability,
  reviewsBefore,
  WEAK_BELOW,
} from './schedule.ts';

/** What games are to bring back. `wordsAgain` of the kit says how much of a deal that is. */
export interface ChosenWords {
  /** Known before and to be asked again today, the most pressing first. */
  readonly due: readonly string[];
  /** Not due, but missed last or not held for long; the missed ones first. */
  readonly weak: readonly string[];
  /** Met and not known once yet: they are still new, and come before words that were never met. */
  readonly begun: readonly string[];
  /** The packed reviews of all of these. */
  readonly reviews: Readonly<Record<string, string>>;
}

/**
 * So many words a day are due at most. Fifteen minutes hold some sixty answers, and half of a
 * deal comes back: whoever plays daily never meets the cap, and after a month away it is a quarter of an hour or two.
 * The others move on to the next days; nothing else becomes of them.
 */
export const DUE_A_DAY = 60;

/**
 * Which of the due words come first where there are more than a day takes: those whose probability is nearest to this.
 * The ones above can wait, and the ones far below are forgotten already and cost the same tomorrow. Lowest first keeps
 * a learner at forgotten words while the others follow them (simulated with learners of two models of forgetting).
 */
const PRESSING_AT = 0.8;

interface Asked {
  readonly word: string;
  readonly card: CardState;
  /** The probability that it is remembered now. */
  readonly recall: number;
}

/**
 * What comes back now. Words that were removed never do.
 * @param now milliseconds since the epoch
 * @param today the learner's day
 */
export function wordsFor(stored: StoredWords, now: number, today: LocalDay): ChosenWords {
  const { words } = stored;
  const known = Object.entries(words)
    .filter(([word]) => !isRemoved(stored, word))
    .map(([word, packed]) => ({ word, packed, card: cardNow(packed, now) }));
  const asked = known.flatMap(({ word, card }): Asked[] =>
    card ? [{ word, card, recall: retrievability(card, now) }] : [],
  );
  const open = asked.filter(({ card }) => isDue(card, today));
  const due = inOrder(
    open.filter(({ card }) => card.wasKnown),
    ({ recall }) => Math.abs(recall - PRESSING_AT),
  ).slice(0, Math.max(0, DUE_A_DAY - doneToday(asked, today)));
  const weak = inOrder(
    asked.filter(({ card }) => !isDue(card, today) && isWeak(card, today)),
    ({ card, recall }) => (card.isMissed ? recall - 1 : recall),
  );
  const begun = inOrder(
    open.filter(({ card }) => !card.wasKnown),
    // Missed again and again: others first.
    ({ card }) => (card.reps > KEPT_REVIEWS ? now : 0) + card.askedAt,
  );
  // The newest of those that were met stand last in the records. A text that nobody can read has no card either.
  const met = known.filter(({ packed, card }) => card === null && readReviews(packed) !== null).reverse();
  const chosen = {
    due: wordsOf(due),
    weak: wordsOf(weak),
    begun: inTurns(wordsOf(met), wordsOf(begun)),
  };
  const all = [...chosen.due, ...chosen.weak, ...chosen.begun];
  return { ...chosen, reviews: Object.fromEntries(all.map((word) => [word, words[word] ?? ''])) };
}

function cardNow(packed: string, now: number): CardState | null {
  const card = packedCard(packed);
  if (card === null || card.askedAt <= now) return card;
  // A clock that was ahead: as if its answers were not there yet.
  const reviews = readReviews(packed);
  return reviews && cardOf(reviewsBefore(reviews, now));
}

/** A word that was asked today and known is not asked once more in the next game. */
function isWeak({ isMissed, stability, askedAt }: CardState, today: LocalDay): boolean {
  return isMissed || (stability < WEAK_BELOW && askedAt < today.start);
}

/** The words of before that were asked today and known. */
function doneToday(asked: readonly Asked[], today: LocalDay): number {
  return asked.filter(({ card }) => card.askedAt >= today.start && card.reps > 1 && !card.isMissed).length;
}

function inOrder(words: readonly Asked[], rank: (word: Asked) => number): readonly Asked[] {
  return [...words].sort((one, other) => rank(one) - rank(other));
}

/** One of the first, one of the second, and so on; what is left of one stands at the end. */
function inTurns(first: readonly string[], second: readonly string[]): readonly string[] {
  const longer = Math.max(first.length, second.length);
  return Array.from({ length: longer }, (_, place) => [first[place] ?? [], second[place] ?? []]).flat(2);
}

function wordsOf(words: readonly { word: string }[]): readonly string[] {
  return words.map(({ word }) => word);
}
