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

/** A word with at least one review. */
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
  const met = Object.entries(words)
    .filter(([word]) => !isWordRemoved(stored, word))
    .map(([word, packed]) => ({ word, packed, card: getCurrentCard(packed, now) }));
  const reviewed = met.flatMap(({ word, card }): ReviewedWord[] =>
    card ? [{ word, card, retrievability: computeRetrievability(card, now) }] : [],
  );
  // The newest met words are last in the records. An invalid text has no card either, and is skipped.
  const neverAsked = met
    .filter(({ packed, card }) => card === null && unpackReviews(packed) !== null)
    .reverse();
  const neverKnown = sortNeverKnown(
    reviewed.filter(({ card }) => isDue(card, today) && !card.wasEverKnown),
    now,
  );
  const chosen = {
    due: listWordTexts(chooseDue(reviewed, today)),
    weak: listWordTexts(chooseWeak(reviewed, today)),
    learning: interleave(listWordTexts(neverAsked), listWordTexts(neverKnown)),
  };
  const all = [...chosen.due, ...chosen.weak, ...chosen.learning];
  return { ...chosen, reviews: Object.fromEntries(all.map((word) => [word, words[word] ?? ''])) };
}

/** The due words that were known before, as many as the day still takes. */
function chooseDue(reviewed: readonly ReviewedWord[], today: LocalDay): readonly ReviewedWord[] {
  const due = reviewed.filter(({ card }) => card.wasEverKnown && isDue(card, today));
  const left = Math.max(0, MAX_DUE_PER_DAY - countDoneToday(reviewed, today));
  const distance = ({ retrievability }: ReviewedWord) => Math.abs(retrievability - TARGET_RETRIEVABILITY);
  return sortByRank(due, distance).slice(0, left);
}

/** The weak words that are not due, those that were missed last first. */
function chooseWeak(reviewed: readonly ReviewedWord[], today: LocalDay): readonly ReviewedWord[] {
  return sortByRank(
    reviewed.filter(({ card }) => !isDue(card, today) && isWeak(card, today)),
    ({ card, retrievability }) => (card.wasLastMissed ? retrievability - 1 : retrievability),
  );
}

/** Words that were only missed so far, the longest ago first; those that were missed many times come last. */
function sortNeverKnown(words: readonly ReviewedWord[], now: number): readonly ReviewedWord[] {
  return sortByRank(words, ({ card }) => (card.reps > MAX_KEPT_REVIEWS ? now : 0) + card.lastReviewedAt);
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
function countDoneToday(reviewed: readonly ReviewedWord[], today: LocalDay): number {
  return reviewed.filter(
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
