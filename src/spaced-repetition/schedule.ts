import { FSRSAlgorithm, type Grade as FsrsGrade, Rating } from 'ts-fsrs';
import type { LocalDay } from '../domain/local-day.ts';
import { mergeReviews, type Review, type ReviewBase, type WordReviews } from '../domain/word-reviews.ts';

/*
 * The schedule of a word: FSRS-6 (github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm) over its
 * reviews, as in the long-term scheduler: one formula for every review, no learning steps, no fuzz.
 *
 * Elapsed time is in fractions of a day. FSRS's own scheduler counts dates in UTC, where ten minutes across
 * midnight are a day, so that a right answer shortly after a miss would postpone the word by days.
 */

export type ReviewGrade = Review['grade'];

/** The state of one word. Times are in milliseconds since the epoch. */
export interface CardState {
  /** The days after which the word is still remembered with a probability of 0.9. */
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
  /** The time of the last review. */
  readonly lastReviewedAt: number;
  /** Whether the last review was a miss. */
  readonly wasLastMissed: boolean;
  /** Whether it was known at least once, as far as its reviews go back. */
  readonly wasEverKnown: boolean;
  /** From when on it is due. */
  readonly dueAt: number;
  /** The number of reviews, where the base counts as one. */
  readonly reps: number;
}

/** How well a word is known, for display, weakest first. */
export const STRENGTH_NAMES = { new: 'New', weak: 'Weak', growing: 'Growing', strong: 'Strong' } as const;
export type Strength = keyof typeof STRENGTH_NAMES;
export const STRENGTHS = Object.keys(STRENGTH_NAMES) as readonly Strength[];

/** The share of words that are still known when they are due. */
const DESIRED_RETENTION = 0.9;

/** In days. Below, a word is weak: FSRS gives 2.3 days to a word that was right the first time. */
export const WEAK_BELOW_DAYS = 2;
/** In days: a mature card in Anki. */
export const STRONG_FROM_DAYS = 21;
/** With a lower retrievability, a word is weak regardless of its stability. */
const WEAK_BELOW_RETRIEVABILITY = 0.7;

/** The number of reviews kept one by one; earlier ones are folded into the base. */
export const MAX_KEPT_REVIEWS = 6;

const SECOND_MS = 1000;
export const DAY_MS = 86_400_000;

const algorithm = new FSRSAlgorithm({
  request_retention: DESIRED_RETENTION,
  enable_fuzz: false,
  enable_short_term: false,
});

const RATINGS: Record<ReviewGrade, FsrsGrade> = {
  missed: Rating.Again,
  hard: Rating.Hard,
  right: Rating.Good,
  easy: Rating.Easy,
};

/** The state of a word from its reviews; `null` for one that was never asked. */
export function computeCard({ base, reviews }: WordReviews): CardState | null {
  const state = reviews.reduce(applyReview, base);
  if (state === null) return null;
  const wasLastMissed = reviews.at(-1)?.grade === 'missed';
  const lastReviewedAt = state.at * SECOND_MS;
  return {
    stability: state.stability,
    difficulty: state.difficulty,
    lastReviewedAt,
    wasLastMissed,
    wasEverKnown: reviews.length === 0 || reviews.some(({ grade }) => grade !== 'missed'),
    dueAt: lastReviewedAt + (wasLastMissed ? 1 : computeIntervalDays(state.stability)) * DAY_MS,
    reps: reviews.length + (base ? 1 : 0),
  };
}

/**
 * The reviews before a time in milliseconds since the epoch. Reviews by a clock that was ahead are ignored
 * until their time; the base always stays.
 */
export function selectReviewsBefore({ base, reviews }: WordReviews, time: number): WordReviews {
  const second = Math.floor(time / SECOND_MS);
  return { base, reviews: reviews.filter(({ at }) => at < second) };
}

/**
 * The FSRS state after one more review. Stability is rounded to four significant digits (to whole days from
 * 1,000 on) and difficulty to two decimals: at every review, so that a stored base gives exactly the same as
 * its reviews.
 */
function applyReview(before: ReviewBase | null, { at, grade }: Review): ReviewBase {
  const elapsed = before ? (at - before.at) / (DAY_MS / SECOND_MS) : 0;
  const { stability, difficulty } = algorithm.next_state(before, elapsed, RATINGS[grade]);
  const decimals = Math.max(0, 3 - Math.floor(Math.log10(stability)));
  return { at, stability: roundTo(stability, decimals), difficulty: roundTo(difficulty, 2) };
}

function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

/** In whole days, at least 1. */
function computeIntervalDays(stability: number): number {
  return algorithm.next_interval(stability, 0);
}

/**
 * The probability, from 0 to 1, that a word is remembered.
 * @param now milliseconds since the epoch; a time before the last review counts as that of the review
 */
export function computeRetrievability({ stability, lastReviewedAt }: CardState, now: number): number {
  return algorithm.forgetting_curve(Math.max(0, now - lastReviewedAt) / DAY_MS, stability);
}

/**
 * How well a word is known: `weak` if it was missed last, has a stability below 2 days, or a retrievability
 * below 0.7; `strong` from a stability of 21 days on; `new` if it was never asked.
 * @param now milliseconds since the epoch
 */
export function rateStrength(card: CardState | null, now: number): Strength {
  if (card === null) return 'new';
  const isWeak =
    card.wasLastMissed ||
    card.stability < WEAK_BELOW_DAYS ||
    computeRetrievability(card, now) < WEAK_BELOW_RETRIEVABILITY;
  if (isWeak) return 'weak';
  return card.stability >= STRONG_FROM_DAYS ? 'strong' : 'growing';
}

/**
 * Whether a word is due today: its due time is before the end of the day, and it was not asked today. A
 * review after today, by a clock that was ahead, makes it due as well, since its real time is unknown.
 */
export function isDue({ lastReviewedAt, dueAt }: CardState, today: LocalDay): boolean {
  return (lastReviewedAt < today.start && dueAt < today.end) || lastReviewedAt >= today.end;
}

/**
 * The interval in days after each grade. The due time of a word that is not due changes only after a miss.
 * @param now milliseconds since the epoch
 */
export function previewIntervals(
  reviews: WordReviews,
  now: number,
  today: LocalDay,
): Readonly<Record<ReviewGrade, number>> {
  const known = selectReviewsBefore(reviews, now + SECOND_MS);
  const card = computeCard(known);
  const after = (grade: ReviewGrade) =>
    acceptsReview(card, today) || grade === 'missed'
      ? computeCard(addReview(known, { at: Math.floor(now / SECOND_MS), grade }))
      : card;
  const daysAfter = (grade: ReviewGrade) =>
    Math.max(1, Math.round(((after(grade)?.dueAt ?? now) - now) / DAY_MS));
  return {
    missed: daysAfter('missed'),
    hard: daysAfter('hard'),
    right: daysAfter('right'),
    easy: daysAfter('easy'),
  };
}

/** Whether an answer other than a miss counts: the word is due, was missed last, or was never asked. */
export function acceptsReview(card: CardState | null, today: LocalDay): boolean {
  return card === null || card.wasLastMissed || isDue(card, today);
}

/**
 * The reviews with one more. Beyond `MAX_KEPT_REVIEWS`, the oldest are folded into the base, those of one
 * second together. A duplicate, or a review before the base, changes nothing.
 */
export function addReview(known: WordReviews, review: Review): WordReviews {
  return compactReviews(mergeReviews(known, { base: null, reviews: [review] }));
}

function compactReviews({ base, reviews }: WordReviews): WordReviews {
  const last = reviews.at(-MAX_KEPT_REVIEWS - 1);
  if (!last) return { base, reviews };
  const recent = reviews.filter(({ at }) => at > last.at);
  return {
    base: reviews.slice(0, reviews.length - recent.length).reduce(applyReview, base),
    reviews: recent,
  };
}
