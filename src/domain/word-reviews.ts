import * as v from 'valibot';
import { MAX_TIMESTAMP } from './tolerant-schemas.ts';

/*
 * The reviews of one word in a form that merges: the newest reviews one by one, and the FSRS state after all
 * earlier ones. Stored as a short text, because a learner has thousands of words in one document.
 */

/**
 * The four grades of spaced repetition. A near miss is `hard`; a game that only distinguishes right and wrong
 * uses `right` and `missed`.
 */
export const GRADES = ['missed', 'hard', 'right', 'easy'] as const;

/** One answer about a word. */
export interface Review {
  /** Whole seconds since the epoch. */
  readonly at: number;
  readonly grade: (typeof GRADES)[number];
}

/** The FSRS state after all reviews up to `at`. */
export interface ReviewBase {
  /** The time of its newest review, in whole seconds since the epoch. */
  readonly at: number;
  /** The days after which the word is still remembered with a probability of 0.9. */
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
}

/** A word without base and reviews was met and never asked. */
export interface WordReviews {
  readonly base: ReviewBase | null;
  /** Oldest first, all later than the base. */
  readonly reviews: readonly Review[];
}

export const NO_REVIEWS: WordReviews = { base: null, reviews: [] };

/** `[at:stability:difficulty|]`, then for each review its time in base 36 and its grade, `A` to `D`. */
const PACKED =
  /^(?:(?<at>[0-9a-z]+):(?<stability>[0-9.]+):(?<difficulty>[0-9.]+)\|)?(?<reviews>(?:[0-9a-z]+[A-D])*)$/;

const GRADE_LETTERS = 'ABCD';

/** Far more than a learner's devices can produce; longer texts are invalid. */
const MAX_PACKED_LENGTH = 2000;
const MAX_SECOND = MAX_TIMESTAMP / 1000;

/** Reads a packed text; `null` if it is malformed or has values outside the range of FSRS. */
export function unpackReviews(text: string): WordReviews | null {
  if (text === '') return NO_REVIEWS;
  const parts = text.length > MAX_PACKED_LENGTH ? null : PACKED.exec(text)?.groups;
  if (!parts) return null;
  const { at, stability, difficulty, reviews = '' } = parts;
  const base =
    at === undefined
      ? null
      : { at: Number.parseInt(at, 36), stability: Number(stability), difficulty: Number(difficulty) };
  const list = unpackList(reviews);
  const isValid = (base === null || isValidBase(base)) && list.every((review) => review.at <= MAX_SECOND);
  return isValid ? createWordReviews(base, list) : null;
}

/**
 * Scans for the capitals instead of matching a pattern per review: a learner has thousands of these texts.
 */
function unpackList(text: string): Review[] {
  const list: Review[] = [];
  for (let from = 0, end = 1; end < text.length; end += 1) {
    const grade = GRADES[GRADE_LETTERS.indexOf(text.charAt(end))];
    if (!grade) continue;
    list.push({ at: Number.parseInt(text.slice(from, end), 36), grade });
    from = end + 1;
  }
  return list;
}

/** FSRS keeps stability from 0.001 to 36,500 days and difficulty from 1 to 10; `NaN` is neither. */
function isValidBase({ at, stability, difficulty }: ReviewBase): boolean {
  return at <= MAX_SECOND && stability >= 0.001 && stability <= 36_500 && difficulty >= 1 && difficulty <= 10;
}

/** The inverse of `unpackReviews`; equal values give equal texts. */
export function packReviews({ base, reviews }: WordReviews): string {
  const head = base ? `${base.at.toString(36)}:${base.stability}:${base.difficulty}|` : '';
  return (
    head + reviews.map(({ at, grade }) => at.toString(36) + GRADE_LETTERS[GRADES.indexOf(grade)]).join('')
  );
}

/** A valid packed text. */
export const packedReviewsSchema = v.pipe(
  v.string(),
  v.check((text) => unpackReviews(text) !== null),
);

/**
 * Merges the reviews of one word from two devices: commutative, associative and idempotent. The later of two
 * bases wins, and replaces all reviews up to its time.
 */
export function mergeReviews(a: WordReviews, b: WordReviews): WordReviews {
  return createWordReviews(chooseLaterBase(a.base, b.base), [...a.reviews, ...b.reviews]);
}

/** Sorts the reviews and drops duplicates and those that the base includes. */
function createWordReviews(base: ReviewBase | null, reviews: readonly Review[]): WordReviews {
  const sorted = reviews
    .filter(({ at }) => base === null || at > base.at)
    .sort((one, other) => one.at - other.at || GRADES.indexOf(one.grade) - GRADES.indexOf(other.grade));
  const distinct = sorted.filter(({ at, grade }, index) => {
    const before = sorted[index - 1];
    return before?.at !== at || before.grade !== grade;
  });
  return { base, reviews: distinct };
}

function chooseLaterBase(a: ReviewBase | null, b: ReviewBase | null): ReviewBase | null {
  if (a === null || b === null) return a ?? b;
  const order = a.at - b.at || a.stability - b.stability || a.difficulty - b.difficulty;
  return order >= 0 ? a : b;
}
