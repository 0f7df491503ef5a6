import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getLocalDay } from '../../src/domain/local-day.ts';
import { GRADES, NO_REVIEWS } from '../../src/domain/word-reviews.ts';
import {
  acceptsReview,
  addReview,
  computeCard,
  computeRetrievability,
  DAY_MS,
  isDue,
  MAX_KEPT_REVIEWS,
  previewIntervals,
  rateStrength,
  selectReviewsBefore,
} from '../../src/spaced-repetition/schedule.ts';
import { forAll } from '../for-all.ts';
import {
  arbitraryReview,
  arbitraryReviews,
  arbitraryTime,
  arbitraryWordReviews,
} from './arbitrary-reviews.ts';
import { createReviews, NOON } from './review-fixtures.ts';

const ZONE = 'Europe/Berlin';

describe('the card of a word', () => {
  test('is null if the word was never asked', () => {
    expect(computeCard(NO_REVIEWS)).toBeNull();
  });

  test('has the default stability of FSRS-6 after a first review', () => {
    const stabilities = GRADES.map((grade) => computeCard(createReviews([0, grade]))?.stability);
    expect(stabilities).toEqual([0.212, 1.293, 2.307, 8.296]);
  });

  test('is the same if the reviews are kept one by one or folded into a base', () => {
    forAll(arbitraryReviews, (reviews) => {
      const inOrder = [...new Map(reviews.map((review) => [review.at, review])).values()].sort(
        (one, other) => one.at - other.at,
      );
      const folded = inOrder.reduce(addReview, NO_REVIEWS);
      const whole = computeCard({ base: null, reviews: inOrder });
      const card = computeCard(folded);
      expect(folded.reviews.length).toBeLessThanOrEqual(MAX_KEPT_REVIEWS);
      expect([card?.stability, card?.difficulty, card?.lastReviewedAt, card?.dueAt]).toEqual([
        whole?.stability,
        whole?.difficulty,
        whole?.lastReviewedAt,
        whole?.dueAt,
      ]);
    });
  });

  test('is not changed by a duplicate review', () => {
    forAll(arbitraryWordReviews, arbitraryReview, (before, review) => {
      const once = addReview(before, review);
      expect(addReview(once, review)).toEqual(once);
    });
  });

  test('stays within the range of FSRS for any reviews', () => {
    forAll(arbitraryWordReviews, arbitraryTime, (reviews, now) => {
      const card = computeCard(reviews);
      if (!card) return;
      expect(card.stability).toBeGreaterThanOrEqual(0.001);
      expect(card.difficulty).toBeGreaterThanOrEqual(1);
      expect(card.difficulty).toBeLessThanOrEqual(10);
      expect(computeRetrievability(card, now)).toBeGreaterThan(0);
      expect(computeRetrievability(card, now)).toBeLessThanOrEqual(1);
    });
  });
});

describe('a miss', () => {
  test('makes a word due the next day', () => {
    forAll(arbitraryWordReviews, arbitraryTime, (reviews, now) => {
      const before = computeCard(reviews);
      fc.pre(before === null || before.lastReviewedAt < now);
      const after = computeCard(addReview(reviews, { at: Math.floor(now / 1000), grade: 'missed' }));
      const tomorrow = getLocalDay(now, ZONE).end;
      expect(after && isDue(after, getLocalDay(tomorrow, ZONE))).toBe(true);
      expect(after?.dueAt).toBeLessThanOrEqual(Math.max(before?.dueAt ?? 0, now + DAY_MS));
    });
  });

  test('never increases stability', () => {
    forAll(arbitraryWordReviews, arbitraryTime, (reviews, now) => {
      const before = computeCard(reviews);
      fc.pre(before !== null && before.lastReviewedAt < now);
      const after = computeCard(addReview(reviews, { at: Math.floor(now / 1000), grade: 'missed' }));
      expect(after?.stability).toBeLessThanOrEqual(before?.stability ?? 0);
    });
  });

  test('is not undone by a right answer minutes later: stability hardly grows', () => {
    const learnt = createReviews([30, 'right'], [27, 'right'], [20, 'right']);
    for (const known of [NO_REVIEWS, learnt]) {
      const missed = addReview(known, { at: NOON / 1000, grade: 'missed' });
      const again = addReview(missed, { at: NOON / 1000 + 600, grade: 'right' });
      const [before, after] = [computeCard(missed)?.stability ?? 0, computeCard(again)?.stability ?? 0];
      expect(after).toBeGreaterThanOrEqual(before);
      expect(after - before).toBeLessThan(0.1);
    }
  });

  test('is ten minutes ago across midnight, too', () => {
    const midnight = Date.UTC(2026, 10, 22) / 1000;
    const within = [midnight - 3600, midnight - 3000];
    const over = [midnight - 300, midnight + 300];
    const [one, other] = [within, over].map(([first = 0, second = 0]) =>
      computeCard(
        [
          { at: first, grade: 'missed' as const },
          { at: second, grade: 'right' as const },
        ].reduce(addReview, NO_REVIEWS),
      ),
    );
    expect(one?.stability).toBe(other?.stability);
  });
});

describe('a word is due', () => {
  const today = getLocalDay(NOON, ZONE);

  test('from the first moment of the day of its due time', () => {
    const card = computeCard(createReviews([0, 'right']));
    if (!card) throw new Error('It was asked.');
    const day = getLocalDay(card.dueAt, ZONE);
    expect(isDue(card, day)).toBe(true);
    expect(isDue(card, getLocalDay(day.start - 1, ZONE))).toBe(false);
  });

  test('never on the day on which it was asked', () => {
    forAll(arbitraryWordReviews, (reviews) => {
      const card = computeCard(reviews);
      if (card) expect(isDue(card, getLocalDay(card.lastReviewedAt, ZONE))).toBe(false);
    });
  });

  test('if a clock that was ahead put its review into the future', () => {
    const card = computeCard(createReviews([-3000, 'right']));
    expect(card && isDue(card, today)).toBe(true);
  });

  test('regardless of reviews that a clock that was ahead has written, before their time', () => {
    const known = createReviews([3, 'right'], [-3000, 'easy']);
    expect(selectReviewsBefore(known, NOON)).toEqual(createReviews([3, 'right']));
  });
});

describe('the intervals on the buttons', () => {
  const today = getLocalDay(NOON, ZONE);

  test('grow with the grade, and are one day after a miss', () => {
    forAll(arbitraryWordReviews, (reviews) => {
      const known = computeCard(selectReviewsBefore(reviews, NOON));
      fc.pre(acceptsReview(known, today) && (known === null || known.lastReviewedAt < NOON));
      const { missed, hard, right, easy } = previewIntervals(reviews, NOON, today);
      expect(missed).toBe(1);
      expect(hard).toBeGreaterThanOrEqual(missed);
      expect(right).toBeGreaterThanOrEqual(hard);
      expect(easy).toBeGreaterThanOrEqual(right);
    });
  });

  test('are those that the word then has', () => {
    const known = createReviews([32, 'right'], [30, 'right']);
    const after = computeCard(addReview(known, { at: NOON / 1000, grade: 'right' }));
    expect(previewIntervals(known, NOON, today).right).toBe(((after?.dueAt ?? 0) - NOON) / DAY_MS);
  });

  test('of a word that was missed this second are those of a due word', () => {
    const missed = createReviews([40, 'right'], [38, 'right'], [20, 'right'], [0, 'missed']);
    expect(previewIntervals(missed, NOON, today)).toEqual({ missed: 1, hard: 3, right: 3, easy: 3 });
  });

  test('of a word that is not due stay the days that are left, except after a miss', () => {
    const { missed, ...others } = previewIntervals(createReviews([1, 'easy']), NOON, today);
    expect(missed).toBe(1);
    expect(others).toEqual({ hard: 7, right: 7, easy: 7 });
  });
});

describe('the strength that the learner sees', () => {
  test.each([
    ['new', NO_REVIEWS],
    ['weak', createReviews([0, 'missed'])],
    ['weak', createReviews([0, 'hard'])],
    ['growing', createReviews([0, 'right'])],
    ['weak', createReviews([300, 'right'])],
    ['strong', createReviews([60, 'easy'], [50, 'right'])],
    ['weak', createReviews([60, 'easy'], [50, 'right'], [0, 'missed'])],
  ] as const)('is %s', (strength, reviews) => {
    expect(rateStrength(computeCard(reviews), NOON)).toBe(strength);
  });
});
