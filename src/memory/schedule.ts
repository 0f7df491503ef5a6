import { FSRSAlgorithm, type Grade as FsrsGrade, Rating } from 'ts-fsrs';
import type { LocalDay } from '../domain/local-day.ts';
import { mergeReviews, type Review, type ReviewBase, type WordReviews } from '../domain/word-reviews.ts';

/*
 * When a word comes back: FSRS-6 (github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm) over the word's
 * reviews, as its long-term scheduler reckons: one formula for every review, no learning steps, no fuzz.
 *
 * Elapsed time is taken in fractions of a day. FSRS's own scheduler counts dates in UTC: there ten minutes over
 * midnight are a day, and a right answer ten minutes after a miss would push the word days away.
 */

export type ReviewGrade = Review['grade'];

/** What is known of one word. Moments are in milliseconds since the epoch. */
export interface CardState {
  /** The days after which the word is still remembered with a probability of 0.9. */
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
  /** When it was reviewed last. */
  readonly lastReviewedAt: number;
  /** Whether it was missed then. */
  readonly wasLastMissed: boolean;
  /** Whether it was known at least once, as far back as its reviews tell. */
  readonly wasEverKnown: boolean;
  /** From when on it is to be asked again. */
  readonly dueAt: number;
  /** Its reviews; those that a base stands for count as one. */
  readonly reps: number;
}

/** How well a word is known, as the learner is told, from the least on. */
export const STRENGTH_NAMES = { new: 'New', weak: 'Weak', growing: 'Growing', strong: 'Strong' } as const;
export type Strength = keyof typeof STRENGTH_NAMES;
export const STRENGTHS = Object.keys(STRENGTH_NAMES) as readonly Strength[];

/** The share of words that are still known when they come back. */
const DESIRED_RETENTION = 0.9;

/** In days. Below it a word is weak: FSRS gives 2.3 days to a word that was right at first sight. */
export const WEAK_BELOW_DAYS = 2;
/** In days: what Anki calls a mature card. */
export const STRONG_FROM_DAYS = 21;
/** A word that is less likely to be remembered is weak, however long it held. */
const DOUBTFUL_BELOW = 0.7;

/** So many reviews are kept one by one; what the earlier ones came to is the base. */
export const MAX_KEPT_REVIEWS = 6;

const SECOND = 1000;
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

/** What is known of a word by its reviews; `null` for one that was never asked. */
export function computeCard({ base, reviews }: WordReviews): CardState | null {
  const state = reviews.reduce(applyReview, base);
  if (state === null) return null;
  const wasLastMissed = reviews.at(-1)?.grade === 'missed';
  const lastReviewedAt = state.at * SECOND;
  return {
    stability: state.stability,
    difficulty: state.difficulty,
    lastReviewedAt,
    wasLastMissed,
    wasEverKnown: reviews.length === 0 || reviews.some(({ grade }) => grade !== 'missed'),
    dueAt: lastReviewedAt + (wasLastMissed ? 1 : intervalOf(state.stability)) * DAY_MS,
    reps: reviews.length + (base ? 1 : 0),
  };
}

/**
 * The reviews before a moment, in milliseconds since the epoch: what was known then. Those of a device whose clock was
 * ahead are left out until their time comes; a base stays whenever it is of.
 */
export function selectReviewsBefore({ base, reviews }: WordReviews, moment: number): WordReviews {
  const second = Math.floor(moment / SECOND);
  return { base, reviews: reviews.filter(({ at }) => at < second) };
}

/**
 * What the reviews so far and one more come to. Stability is kept to four significant digits, from 1,000 days on to whole
 * days, and difficulty to two decimals: here and not only where a base is stored, so a base gives exactly what its
 * reviews gave.
 */
function applyReview(before: ReviewBase | null, { at, grade }: Review): ReviewBase {
  const elapsed = before ? (at - before.at) / (DAY_MS / SECOND) : 0;
  const { stability, difficulty } = algorithm.next_state(before, elapsed, RATINGS[grade]);
  const decimals = Math.max(0, 3 - Math.floor(Math.log10(stability)));
  return { at, stability: roundTo(stability, decimals), difficulty: roundTo(difficulty, 2) };
}

function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

/** In whole days, at least one. */
function intervalOf(stability: number): number {
  return algorithm.next_interval(stability, 0);
}

/**
 * The probability, from 0 to 1, that a word is remembered.
 * @param now milliseconds since the epoch; before the last review it counts as that moment
 */
export function computeRetrievability({ stability, lastReviewedAt }: CardState, now: number): number {
  return algorithm.forgetting_curve(Math.max(0, now - lastReviewedAt) / DAY_MS, stability);
}

/**
 * How well a word is known: `weak` when it was missed last, holds less than 2 days, or is remembered with less than
 * 0.7; `strong` when it holds 21 days or more; `new` when it was never asked.
 * @param now milliseconds since the epoch
 */
export function rateStrength(card: CardState | null, now: number): Strength {
  if (card === null) return 'new';
  const isWeak =
    card.wasLastMissed ||
    card.stability < WEAK_BELOW_DAYS ||
    computeRetrievability(card, now) < DOUBTFUL_BELOW;
  if (isWeak) return 'weak';
  return card.stability >= STRONG_FROM_DAYS ? 'strong' : 'growing';
}

/**
 * Whether a word is to be asked again today: its time comes before the day ends, and it was not asked today already.
 * What a clock that was ahead put after today is due as well, since nobody knows when that was.
 */
export function isDue({ lastReviewedAt, dueAt }: CardState, today: LocalDay): boolean {
  return (lastReviewedAt < today.start && dueAt < today.end) || lastReviewedAt >= today.end;
}

/**
 * In how many days a word comes back after each grade. One that is not due stays where it is after any but a miss.
 * @param now milliseconds since the epoch
 */
export function previewIntervals(
  reviews: WordReviews,
  now: number,
  today: LocalDay,
): Readonly<Record<ReviewGrade, number>> {
  const known = selectReviewsBefore(reviews, now + SECOND);
  const card = computeCard(known);
  const after = (grade: ReviewGrade) =>
    acceptsReview(card, today) || grade === 'missed'
      ? computeCard(addReview(known, { at: Math.floor(now / SECOND), grade }))
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

/** Whether an answer that is no miss counts: the word is due, was missed last, or was never asked. */
export function acceptsReview(card: CardState | null, today: LocalDay): boolean {
  return card === null || card.wasLastMissed || isDue(card, today);
}

/**
 * The reviews with one more. Of more than six the oldest go into the base, those of one second together. A review that
 * is there already, or that the base stands for, changes nothing.
 */
export function addReview(known: WordReviews, review: Review): WordReviews {
  return compactReviews(mergeReviews(known, { base: null, reviews: [review] }));
}

function compactReviews({ base, reviews }: WordReviews): WordReviews {
  const last = reviews.at(-MAX_KEPT_REVIEWS - 1);
  if (!last) return { base, reviews };
  const kept = reviews.filter(({ at }) => at > last.at);
  return { base: reviews.slice(0, reviews.length - kept.length).reduce(applyReview, base), reviews: kept };
}
