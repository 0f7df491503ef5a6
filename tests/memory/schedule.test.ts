import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRADES } from '../../src/domain/game-records.ts';
import { localDay } from '../../src/domain/local-day.ts';
import { NEVER_ASKED } from '../../src/domain/word-reviews.ts';
import {
  cardOf,
  DAY,
  intervalsAfter,
  isDue,
  isOpen,
  KEPT_REVIEWS,
  retrievability,
  reviewsBefore,
  strengthOf,
  withReview,
} from '../../src/memory/schedule.ts';
import { forAll } from '../for-all.ts';
import { anyMoment, anyReview, anyWordReviews, someReviews } from './arbitrary-reviews.ts';
import { NOON, reviewsOf } from './reviewed.ts';

const ZONE = 'Europe/Berlin';

describe('what is known of a word', () => {
  test('a word that was never asked has no card', () => {
    expect(cardOf(NEVER_ASKED)).toBeNull();
  });

  test('FSRS-6 gives a first review its default stability', () => {
    const stabilities = GRADES.map((grade) => cardOf(reviewsOf([0, grade]))?.stability);
    expect(stabilities).toEqual([0.212, 1.293, 2.307, 8.296]);
  });

  test('is exactly the same whether the reviews are kept one by one or fold into a base', () => {
    forAll(someReviews, (reviews) => {
      const inOrder = [...new Map(reviews.map((review) => [review.at, review])).values()].sort(
        (one, other) => one.at - other.at,
      );
      const folded = inOrder.reduce(withReview, NEVER_ASKED);
      const whole = cardOf({ base: null, reviews: inOrder });
      const card = cardOf(folded);
      expect(folded.reviews.length).toBeLessThanOrEqual(KEPT_REVIEWS);
      expect([card?.stability, card?.difficulty, card?.askedAt, card?.dueFrom]).toEqual([
        whole?.stability,
        whole?.difficulty,
        whole?.askedAt,
        whole?.dueFrom,
      ]);
    });
  });

  test('a review that is there already changes nothing', () => {
    forAll(anyWordReviews, anyReview, (before, review) => {
      const once = withReview(before, review);
      expect(withReview(once, review)).toEqual(once);
    });
  });

  test('stays within what FSRS can reckon with, whatever the reviews', () => {
    forAll(anyWordReviews, anyMoment, (reviews, now) => {
      const card = cardOf(reviews);
      if (!card) return;
      expect(card.stability).toBeGreaterThanOrEqual(0.001);
      expect(card.difficulty).toBeGreaterThanOrEqual(1);
      expect(card.difficulty).toBeLessThanOrEqual(10);
      expect(retrievability(card, now)).toBeGreaterThan(0);
      expect(retrievability(card, now)).toBeLessThanOrEqual(1);
    });
  });
});

describe('a miss', () => {
  test('brings a word back the next day, or leaves it due where it was', () => {
    forAll(anyWordReviews, anyMoment, (reviews, now) => {
      const before = cardOf(reviews);
      fc.pre(before === null || before.askedAt < now);
      const after = cardOf(withReview(reviews, { at: Math.floor(now / 1000), grade: 'missed' }));
      const tomorrow = localDay(now, ZONE).end;
      expect(after && isDue(after, localDay(tomorrow, ZONE))).toBe(true);
      expect(after?.dueFrom).toBeLessThanOrEqual(Math.max(before?.dueFrom ?? 0, now + DAY));
    });
  });

  test('never makes a word hold longer', () => {
    forAll(anyWordReviews, anyMoment, (reviews, now) => {
      const before = cardOf(reviews);
      fc.pre(before !== null && before.askedAt < now);
      const after = cardOf(withReview(reviews, { at: Math.floor(now / 1000), grade: 'missed' }));
      expect(after?.stability).toBeLessThanOrEqual(before?.stability ?? 0);
    });
  });

  test('is not made good by a right answer minutes later: the word holds hardly longer', () => {
    const learnt = reviewsOf([30, 'right'], [27, 'right'], [20, 'right']);
    for (const known of [NEVER_ASKED, learnt]) {
      const missed = withReview(known, { at: NOON / 1000, grade: 'missed' });
      const again = withReview(missed, { at: NOON / 1000 + 600, grade: 'right' });
      const [before, after] = [cardOf(missed)?.stability ?? 0, cardOf(again)?.stability ?? 0];
      expect(after).toBeGreaterThanOrEqual(before);
      expect(after - before).toBeLessThan(0.1);
    }
  });

  test('ten minutes are ten minutes over midnight, too', () => {
    const midnight = Date.UTC(2026, 10, 22) / 1000;
    const within = [midnight - 3600, midnight - 3000];
    const over = [midnight - 300, midnight + 300];
    const [one, other] = [within, over].map(([first = 0, second = 0]) =>
      cardOf(
        [
          { at: first, grade: 'missed' as const },
          { at: second, grade: 'right' as const },
        ].reduce(withReview, NEVER_ASKED),
      ),
    );
    expect(one?.stability).toBe(other?.stability);
  });
});

describe('a word is due', () => {
  const today = localDay(NOON, ZONE);

  test('from the first moment of the day on which its time comes', () => {
    const card = cardOf(reviewsOf([0, 'right']));
    if (!card) throw new Error('It was asked.');
    const day = localDay(card.dueFrom, ZONE);
    expect(isDue(card, day)).toBe(true);
    expect(isDue(card, localDay(day.start - 1, ZONE))).toBe(false);
  });

  test('never on the day on which it was asked', () => {
    forAll(anyWordReviews, (reviews) => {
      const card = cardOf(reviews);
      if (card) expect(isDue(card, localDay(card.askedAt, ZONE))).toBe(false);
    });
  });

  test('when a clock that was ahead put it into the future', () => {
    const card = cardOf(reviewsOf([-3000, 'right']));
    expect(card && isDue(card, today)).toBe(true);
  });

  test('what a clock that was ahead has written is not known before its time', () => {
    const known = reviewsOf([3, 'right'], [-3000, 'easy']);
    expect(reviewsBefore(known, NOON)).toEqual(reviewsOf([3, 'right']));
  });
});

describe('the intervals on the buttons', () => {
  const today = localDay(NOON, ZONE);

  test('grow with the grade, and a miss is for tomorrow', () => {
    forAll(anyWordReviews, (reviews) => {
      const known = cardOf(reviewsBefore(reviews, NOON));
      fc.pre(isOpen(known, today) && (known === null || known.askedAt < NOON));
      const { missed, hard, right, easy } = intervalsAfter(reviews, NOON, today);
      expect(missed).toBe(1);
      expect(hard).toBeGreaterThanOrEqual(missed);
      expect(right).toBeGreaterThanOrEqual(hard);
      expect(easy).toBeGreaterThanOrEqual(right);
    });
  });

  test('are those that the word then has', () => {
    const known = reviewsOf([32, 'right'], [30, 'right']);
    const after = cardOf(withReview(known, { at: NOON / 1000, grade: 'right' }));
    expect(intervalsAfter(known, NOON, today).right).toBe(((after?.dueFrom ?? 0) - NOON) / DAY);
  });

  test('of a word that was missed this second are those of a word that is open', () => {
    const missed = reviewsOf([40, 'right'], [38, 'right'], [20, 'right'], [0, 'missed']);
    expect(intervalsAfter(missed, NOON, today)).toEqual({ missed: 1, hard: 3, right: 3, easy: 3 });
  });

  test('of a word that is not due are the days that are left, whatever is answered but a miss', () => {
    const { missed, ...others } = intervalsAfter(reviewsOf([1, 'easy']), NOON, today);
    expect(missed).toBe(1);
    expect(others).toEqual({ hard: 7, right: 7, easy: 7 });
  });
});

describe('the strength that the learner sees', () => {
  test.each([
    ['new', NEVER_ASKED],
    ['weak', reviewsOf([0, 'missed'])],
    ['weak', reviewsOf([0, 'hard'])],
    ['growing', reviewsOf([0, 'right'])],
    ['weak', reviewsOf([300, 'right'])],
    ['strong', reviewsOf([60, 'easy'], [50, 'right'])],
    ['weak', reviewsOf([60, 'easy'], [50, 'right'], [0, 'missed'])],
  ] as const)('is %s', (strength, reviews) => {
    expect(strengthOf(cardOf(reviews), NOON)).toBe(strength);
  });
});
