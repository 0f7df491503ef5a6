import * as v from 'valibot';
import { GRADES } from './game-records.ts';

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

export const NEVER_ASKED: WordReviews = { base: null, reviews: [] };

/** The text is `[at:stability:difficulty|]` and for each review its time in base 36 and its grade, `A` to `D`. */
const TEXT =
  /^(?:(?<at>[0-9a-z]+):(?<stability>[0-9.]+):(?<difficulty>[0-9.]+)\|)?(?<reviews>(?:[0-9a-z]+[A-D])*)$/;

const GRADE_LETTERS = 'ABCD';

/** Reads a packed text; `null` for what is none. */
export function readReviews(text: string): WordReviews | null {
  const parts = TEXT.exec(text)?.groups;
  if (!parts) return null;
  const { at, stability, difficulty, reviews = '' } = parts;
  const base =
    at === undefined
      ? null
      : { at: Number.parseInt(at, 36), stability: Number(stability), difficulty: Number(difficulty) };
  if (base && !Object.values(base).every(Number.isFinite)) return null;
  const list = [...reviews.matchAll(/([0-9a-z]+)([A-D])/g)].flatMap(([, time = '', letter = '']) => {
    const grade = GRADES[GRADE_LETTERS.indexOf(letter)];
    return grade ? [{ at: Number.parseInt(time, 36), grade }] : [];
  });
  return inOrder(base, list);
}

/** The text that `readReviews` reads; equal values give equal texts. */
export function packReviews({ base, reviews }: WordReviews): string {
  const head = base ? `${base.at.toString(36)}:${base.stability}:${base.difficulty}|` : '';
  return (
    head + reviews.map(({ at, grade }) => at.toString(36) + GRADE_LETTERS[GRADES.indexOf(grade)]).join('')
  );
}

/** A packed text in a record of any version. */
export const packedReviewsSchema = v.pipe(
  v.string(),
  v.check((text) => readReviews(text) !== null),
);

/**
 * What two devices know of one word, together: commutative, associative and idempotent. Of two bases the later one
 * holds, and it stands for all reviews up to its time.
 */
export function joinReviews(a: WordReviews, b: WordReviews): WordReviews {
  return inOrder(laterBase(a.base, b.base), [...a.reviews, ...b.reviews]);
}

function inOrder(base: ReviewBase | null, reviews: readonly Review[]): WordReviews {
  const once = new Map(
    reviews
      .filter(({ at }) => base === null || at > base.at)
      .map((review) => [packReviews({ base: null, reviews: [review] }), review]),
  );
  const sorted = [...once.values()].sort(
    (one, other) => one.at - other.at || GRADES.indexOf(one.grade) - GRADES.indexOf(other.grade),
  );
  return { base, reviews: sorted };
}

function laterBase(a: ReviewBase | null, b: ReviewBase | null): ReviewBase | null {
  if (a === null || b === null) return a ?? b;
  const order = a.at - b.at || a.stability - b.stability || a.difficulty - b.difficulty;
  return order >= 0 ? a : b;
}
