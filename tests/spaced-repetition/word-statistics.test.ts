import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getLocalDate, getLocalDay } from '../../src/domain/local-day.ts';
import type { OwnWord } from '../../src/domain/records.ts';
import { NO_REVIEWS, packReviews } from '../../src/domain/word-reviews.ts';
import { addReview, computeCard, isDue } from '../../src/spaced-repetition/schedule.ts';
import { countByStrength, forecastReviews } from '../../src/spaced-repetition/word-statistics.ts';
import { forAll } from '../for-all.ts';
import { arbitraryTime, arbitraryWordReviews } from './arbitrary-reviews.ts';
import { createPackedReviews, NOON } from './review-fixtures.ts';

const ZONES = ['America/St_Johns', 'Pacific/Kiritimati', 'Europe/London', 'Australia/Lord_Howe'];

const own: OwnWord = { meaning: 'x', example: '', isRemoved: false, updatedAt: 1, deviceId: 'phone' };

function ahead(words: Record<string, string>, now = NOON, timeZone = 'UTC') {
  const getDate = (at: number) => getLocalDate(at, timeZone);
  return forecastReviews(
    { words, ownWords: {} },
    { today: getLocalDay(now, timeZone), days: 14, localDate: getDate },
  );
}

describe('words by strength', () => {
  test('are counted once each, including the learner’s own words, without removed ones', () => {
    const words = {
      met: '',
      missed: createPackedReviews([3, 'right'], [0.1, 'missed']),
      growing: createPackedReviews([9, 'right'], [5, 'right']),
      gone: createPackedReviews([1, 'right']),
      unreadable: 'unreadable!',
    };
    const ownWords = { gone: { ...own, isRemoved: true }, 'sea shanty': own, met: own };
    expect(countByStrength({ words, ownWords }, NOON)).toEqual({ new: 3, weak: 1, growing: 1, strong: 0 });
  });

  test('add up to all words', () => {
    forAll(fc.dictionary(fc.string(), arbitraryWordReviews.map(packReviews)), arbitraryTime, (words, now) => {
      const counts = Object.values(countByStrength({ words, ownWords: {} }, now));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Object.keys(words).length);
    });
  });
});

describe('the forecast of reviews', () => {
  test('has each word on the date of its due time, and overdue ones today', () => {
    const words = {
      late: createPackedReviews([40, 'right']),
      tomorrow: createPackedReviews([0.2, 'missed']),
      never: '',
    };
    const days = ahead(words);
    expect(days.slice(0, 2)).toEqual([
      { date: '2026-11-22', words: 1 },
      { date: '2026-11-23', words: 1 },
    ]);
    expect(days).toHaveLength(14);
  });

  test('has the due words today, and no word twice', () => {
    forAll(
      fc.dictionary(fc.string(), arbitraryWordReviews),
      arbitraryTime,
      fc.constantFrom(...ZONES),
      (reviews, now, zone) => {
        const today = getLocalDay(now, zone);
        const words = Object.fromEntries(
          Object.entries(reviews).map(([word, one]) => [word, packReviews(one)]),
        );
        const days = ahead(words, now, zone);
        const due = Object.values(reviews).filter((one) => {
          const card = computeCard(one);
          return card !== null && isDue(card, today);
        });
        expect(days[0]).toEqual({ date: today.date, words: due.length });
        const all = days.reduce((sum, day) => sum + day.words, 0);
        expect(all).toBeLessThanOrEqual(Object.keys(reviews).length);
      },
    );
  });

  test('has words that were asked today tomorrow at the earliest, also on a day of 25 hours', () => {
    // The clocks of London went back on this day.
    const morning = Date.UTC(2026, 9, 24, 23, 1);
    const missed = packReviews(addReview(NO_REVIEWS, { at: morning / 1000, grade: 'missed' }));
    const days = ahead({ missed }, morning + 60_000, 'Europe/London');
    expect(days.slice(0, 2)).toEqual([
      { date: '2026-10-25', words: 0 },
      { date: '2026-10-26', words: 1 },
    ]);
  });
});
