import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVIDENCE } from '../../src/domain/game-records.ts';
import { getLocalDay } from '../../src/domain/local-day.ts';
import { GRADES } from '../../src/domain/word-reviews.ts';
import { type Evidence, toReview } from '../../src/spaced-repetition/evidence.ts';
import { acceptsReview, type CardState, computeCard, DAY_MS } from '../../src/spaced-repetition/schedule.ts';
import { forAll } from '../for-all.ts';
import { arbitraryTime, arbitraryWordReviews } from './arbitrary-reviews.ts';
import { NOON } from './review-fixtures.ts';

const today = getLocalDay(NOON, 'Asia/Tokyo');

const anyEvidence: fc.Arbitrary<Evidence> = fc.record({
  grade: fc.constantFrom(...GRADES),
  by: fc.constantFrom(...EVIDENCE),
  hint: fc.boolean(),
});

function createCard(change: Partial<CardState> = {}): CardState {
  const lastReviewedAt = NOON - 10 * DAY_MS;
  const dueAt = NOON - DAY_MS;
  return {
    stability: 9,
    difficulty: 5,
    lastReviewedAt,
    wasLastMissed: false,
    wasEverKnown: true,
    dueAt,
    reps: 3,
    ...change,
  };
}

const due = createCard();
const resting = createCard({ dueAt: NOON + 5 * DAY_MS });

function getGrade(known: CardState | null, evidence: Partial<Evidence>) {
  const whole: Evidence = { grade: 'right', by: 'recall', hint: false, ...evidence };
  return toReview(known, whole, NOON, today)?.grade ?? null;
}

describe('an answer about a word that is due', () => {
  test.each([
    ['recalled', { grade: 'right' }, 'right'],
    ['recalled without effort, where the game says so', { grade: 'easy' }, 'easy'],
    ['recalled but for a slip', { grade: 'hard' }, 'hard'],
    ['recalled after a hint', { hint: true }, 'hard'],
    ['missed', { grade: 'missed' }, 'missed'],
    ['missed after a hint', { grade: 'missed', hint: true }, 'missed'],
    ['chosen among a few', { by: 'choice' }, 'right'],
    ['chosen after a hint', { by: 'choice', hint: true }, 'hard'],
    ['chosen wrongly', { by: 'choice', grade: 'missed' }, 'missed'],
    ['recognised', { by: 'recognition' }, 'hard'],
    ['not recognised', { by: 'recognition', grade: 'missed' }, null],
    ['judged by the learner', { by: 'self', grade: 'easy' }, 'easy'],
    ['judged by the learner as missed', { by: 'self', grade: 'missed' }, 'missed'],
  ] as const)('%s', (_, evidence, grade) => {
    expect(getGrade(due, evidence)).toBe(grade);
  });
});

describe('the first answer about a word', () => {
  test.each([
    ['recalled', { by: 'recall' }, 'right'],
    ['chosen among a few, which luck does too', { by: 'choice' }, 'hard'],
    ['missed', { grade: 'missed' }, 'missed'],
  ] as const)('%s', (_, evidence, grade) => {
    expect(getGrade(null, evidence)).toBe(grade);
  });
});

test('an early answer other than a miss is not a review', () => {
  forAll(arbitraryWordReviews, anyEvidence, fc.nat({ max: 40 * DAY_MS }), (reviews, evidence, later) => {
    const known = computeCard(reviews);
    const now =
      (known?.lastReviewedAt ?? 0) +
      Math.min(later, (known?.dueAt ?? 0) - (known?.lastReviewedAt ?? 0) - DAY_MS);
    const day = getLocalDay(now, 'Asia/Tokyo');
    fc.pre(evidence.grade !== 'missed' && !acceptsReview(known, day));
    expect(toReview(known, evidence, now, day)).toBeNull();
  });
});

test('a miss always counts, except in recognition', () => {
  forAll(arbitraryWordReviews, anyEvidence, arbitraryTime, (reviews, evidence, now) => {
    fc.pre(evidence.by !== 'recognition');
    const review = toReview(computeCard(reviews), { ...evidence, grade: 'missed' }, now, today);
    expect(review).toEqual({ at: Math.floor(now / 1000), grade: 'missed' });
  });
});

test('a word that was missed today accepts a right answer today', () => {
  const missed = { ...resting, lastReviewedAt: NOON - 600_000, wasLastMissed: true };
  expect(getGrade(missed, {})).toBe('right');
  expect(getGrade({ ...missed, wasLastMissed: false }, {})).toBeNull();
});
