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

/** The words that games bring back; `games/kit` decides their share of a deal. */
export interface ReviewWords {
  /** Known before and due today, the most urgent first. */
  readonly due: readonly string[];
  /** Not due, but missed last or of low stability; the missed ones first. */
  readonly weak: readonly string[];
  /** Met but never answered right: still new, they come before words that were never met. */
  readonly learning: readonly string[];
  /** The packed reviews of all of these. */
  readonly reviews: Readonly<Record<string, string>>;
}

/**
 * The maximum of due words per day; the rest move to the next days. Fifteen minutes are about sixty answers,
 * half of them repeated words, so a daily learner never reaches it.
 */
export const MAX_DUE_PER_DAY = 60;

/**
 * If more words are due than a day takes, those with a retrievability nearest to this come first: higher ones
 * can wait, and much lower ones are forgotten anyway. Simulations with two models of forgetting showed that
 * lowest first is worse.
 */
const TARGET_RETRIEVABILITY = 0.8;

interface ReviewedWord {
  readonly word: string;
  readonly card: CardState;
  /** From 0 to 1. */
  readonly retrievability: number;
}

/**
 * Chooses the words to repeat now, without removed ones.
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
  const dueCards = asked.filter(({ card }) => isDue(card, today));
  const due = sortByRank(
    dueCards.filter(({ card }) => card.wasEverKnown),
    ({ retrievability: recall }) => Math.abs(recall - TARGET_RETRIEVABILITY),
  ).slice(0, Math.max(0, MAX_DUE_PER_DAY - countDoneToday(asked, today)));
  const weak = sortByRank(
    asked.filter(({ card }) => !isDue(card, today) && isWeak(card, today)),
    ({ card, retrievability: recall }) => (card.wasLastMissed ? recall - 1 : recall),
  );
  const missed = sortByRank(
    dueCards.filter(({ card }) => !card.wasEverKnown),
    // Words that were missed many times come last.
    ({ card }) => (card.reps > MAX_KEPT_REVIEWS ? now : 0) + card.lastReviewedAt,
  );
  // The newest met words are last in the records. An invalid text has no card either, and is skipped.
  const unasked = known
    .filter(({ packed, card }) => card === null && unpackReviews(packed) !== null)
    .reverse();
  const chosen = {
    due: listWordTexts(due),
    weak: listWordTexts(weak),
    learning: interleave(listWordTexts(unasked), listWordTexts(missed)),
  };
  const all = [...chosen.due, ...chosen.weak, ...chosen.learning];
  return { ...chosen, reviews: Object.fromEntries(all.map((word) => [word, words[word] ?? ''])) };
}

function getCurrentCard(packed: string, now: number): CardState | null {
  const card = readPackedCard(packed);
  if (card === null || card.lastReviewedAt <= now) return card;
  // Reviews by a clock that was ahead are ignored until their time.
  const reviews = unpackReviews(packed);
  return reviews && computeCard(selectReviewsBefore(reviews, now));
}

/** A word that was answered right today is not asked again in the next game. */
function isWeak({ wasLastMissed, stability, lastReviewedAt }: CardState, today: LocalDay): boolean {
  return wasLastMissed || (stability < WEAK_BELOW_DAYS && lastReviewedAt < today.start);
}

/** The words known before that were answered right today. */
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

/** Alternates between the lists; the rest of the longer one is at the end. */
function interleave(first: readonly string[], second: readonly string[]): readonly string[] {
  const length = Math.max(first.length, second.length);
  return Array.from({ length }, (_, index) => [first[index] ?? [], second[index] ?? []]).flat(2);
}

function listWordTexts(words: readonly { word: string }[]): readonly string[] {
  return words.map(({ word }) => word);
}
