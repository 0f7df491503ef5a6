import * as v from 'valibot';
import { GRADES } from './game-records.ts';
import { MAX_TIMESTAMP } from './tolerant-schemas.ts';

/*
 * What is kept of one word, as two devices can join it: its newest reviews one by one, and what all earlier ones came
 * to. It travels as a short text, since a learner has thousands of words and one document.
 */

/** A word was asked and answered. */
export interface Review {
  /** Whole seconds since the epoch. */
  readonly at: number;
  readonly grade: (typeof GRADES)[number];
}

/** What the reviews up to a moment came to, in the terms of FSRS. */
export interface ReviewBase {
  /** The time of the newest review in it. */
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

/** The text is `[at:stability:difficulty|]` and for each review its time in base 36 and its grade, `A` to `D`. */
const TEXT =
  /^(?:(?<at>[0-9a-z]+):(?<stability>[0-9.]+):(?<difficulty>[0-9.]+)\|)?(?<reviews>(?:[0-9a-z]+[A-D])*)$/;

const GRADE_LETTERS = 'ABCD';

/** Far more than a learner's devices can bring together; longer texts are none. */
const LONGEST_TEXT = 2000;
const LAST_SECOND = MAX_TIMESTAMP / 1000;

/** Reads a packed text; `null` for what is none, or says what FSRS can't mean. */
export function unpackReviews(text: string): WordReviews | null {
  if (text === '') return NO_REVIEWS;
  const parts = text.length > LONGEST_TEXT ? null : TEXT.exec(text)?.groups;
  if (!parts) return null;
  const { at, stability, difficulty, reviews = '' } = parts;
  const base =
    at === undefined
      ? null
      : { at: Number.parseInt(at, 36), stability: Number(stability), difficulty: Number(difficulty) };
  const list = readList(reviews);
  const isSound = (base === null || isValidBase(base)) && list.every((review) => review.at <= LAST_SECOND);
  return isSound ? createWordReviews(base, list) : null;
}

/** A learner has thousands of these, so the text is cut where the capitals are, without a match for each. */
function readList(text: string): Review[] {
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
  return (
    at <= LAST_SECOND && stability >= 0.001 && stability <= 36_500 && difficulty >= 1 && difficulty <= 10
  );
}

/** The text that `unpackReviews` reads; equal values give equal texts. */
export function packReviews({ base, reviews }: WordReviews): string {
  const head = base ? `${base.at.toString(36)}:${base.stability}:${base.difficulty}|` : '';
  return (
    head + reviews.map(({ at, grade }) => at.toString(36) + GRADE_LETTERS[GRADES.indexOf(grade)]).join('')
  );
}

/** A packed text in a record of any version. */
export const packedReviewsSchema = v.pipe(
  v.string(),
  v.check((text) => unpackReviews(text) !== null),
);

/**
 * What two devices know of one word, together: commutative, associative and idempotent. Of two bases the later one
 * holds, and it stands for all reviews up to its time.
 */
export function mergeReviews(a: WordReviews, b: WordReviews): WordReviews {
  return createWordReviews(laterBase(a.base, b.base), [...a.reviews, ...b.reviews]);
}

function createWordReviews(base: ReviewBase | null, reviews: readonly Review[]): WordReviews {
  const sorted = reviews
    .filter(({ at }) => base === null || at > base.at)
    .sort((one, other) => one.at - other.at || GRADES.indexOf(one.grade) - GRADES.indexOf(other.grade));
  const once = sorted.filter(({ at, grade }, index) => {
    const before = sorted[index - 1];
    return before?.at !== at || before.grade !== grade;
  });
  return { base, reviews: once };
}

function laterBase(a: ReviewBase | null, b: ReviewBase | null): ReviewBase | null {
  if (a === null || b === null) return a ?? b;
  const order = a.at - b.at || a.stability - b.stability || a.difficulty - b.difficulty;
  return order >= 0 ? a : b;
}
