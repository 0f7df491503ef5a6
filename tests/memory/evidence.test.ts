import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVIDENCE, GRADES } from '../../src/domain/game-records.ts';
import { localDay } from '../../src/domain/local-day.ts';
import { type Evidence, reviewOf } from '../../src/memory/evidence.ts';
import { type CardState, cardOf, DAY, isOpen } from '../../src/memory/schedule.ts';
import { forAll } from '../for-all.ts';
import { anyMoment, anyWordReviews } from './arbitrary-reviews.ts';
import { NOON } from './reviewed.ts';

const today = localDay(NOON, 'Asia/Tokyo');

const anyEvidence: fc.Arbitrary<Evidence> = fc.record({
  grade: fc.constantFrom(...GRADES),
  by: fc.constantFrom(...EVIDENCE),
  hint: fc.boolean(),
});

function card(change: Partial<CardState> = {}): CardState {
  const askedAt = NOON - 10 * DAY;
  const dueFrom = NOON - DAY;
  return {
    stability: 9,
    difficulty: 5,
    askedAt,
    isMissed: false,
    wasKnown: true,
    dueFrom,
    reps: 3,
    ...change,
  };
}

const due = card();
const resting = card({ dueFrom: NOON + 5 * DAY });

function gradeOf(known: CardState | null, evidence: Partial<Evidence>) {
  const whole: Evidence = { grade: 'right', by: 'recall', hint: false, ...evidence };
  return reviewOf(known, whole, NOON, today)?.grade ?? null;
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
    expect(gradeOf(due, evidence)).toBe(grade);
  });
});

describe('the first answer about a word', () => {
  test.each([
    ['recalled', { by: 'recall' }, 'right'],
    ['chosen among a few, which luck does too', { by: 'choice' }, 'hard'],
    ['missed', { grade: 'missed' }, 'missed'],
  ] as const)('%s', (_, evidence, grade) => {
    expect(gradeOf(null, evidence)).toBe(grade);
  });
});

test('practising freely moves nothing: an early answer that is no miss is no review', () => {
  forAll(anyWordReviews, anyEvidence, fc.nat({ max: 40 * DAY }), (reviews, evidence, later) => {
    const known = cardOf(reviews);
    const now = (known?.askedAt ?? 0) + Math.min(later, (known?.dueFrom ?? 0) - (known?.askedAt ?? 0) - DAY);
    const day = localDay(now, 'Asia/Tokyo');
    fc.pre(evidence.grade !== 'missed' && !isOpen(known, day));
    expect(reviewOf(known, evidence, now, day)).toBeNull();
  });
});

test('a miss counts whenever it happens, except of what was only to be recognised', () => {
  forAll(anyWordReviews, anyEvidence, anyMoment, (reviews, evidence, now) => {
    fc.pre(evidence.by !== 'recognition');
    const review = reviewOf(cardOf(reviews), { ...evidence, grade: 'missed' }, now, today);
    expect(review).toEqual({ at: Math.floor(now / 1000), grade: 'missed' });
  });
});

test('a word that was missed today is open to a right answer today', () => {
  const missed = { ...resting, askedAt: NOON - 600_000, isMissed: true };
  expect(gradeOf(missed, {})).toBe('right');
  expect(gradeOf({ ...missed, isMissed: false }, {})).toBeNull();
});
