import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildActivityWeeks, countActivityByDate } from '../../src/domain/activity.ts';
import { addDays } from '../../src/domain/calendar-date.ts';
import { getLocalDate } from '../../src/domain/local-day.ts';
import { forAll } from '../for-all.ts';

const getUtcDate = (at: number) => getLocalDate(at, 'UTC');
const NO_WORK = { counts: {}, lessons: [], homework: [] };

test('answers of all devices, classes and homework of one date are summed', () => {
  const createdAt = Date.UTC(2026, 10, 22, 23, 59);
  const done = countActivityByDate(
    {
      counts: {
        'day:2026-11-22': { phone: 5, laptop: 7 },
        'day:2026-11-20': { phone: 1 },
        'asked:be': { phone: 9 },
      },
      lessons: [{ createdAt }],
      homework: [{ createdAt }, { createdAt: createdAt + 60_000 }],
    },
    getUtcDate,
  );
  expect(Object.fromEntries(done)).toEqual({ '2026-11-22': 14, '2026-11-20': 1, '2026-11-23': 1 });
});

test('a class counts for the learner’s date, regardless of the date elsewhere', () => {
  const lessons = [{ createdAt: Date.UTC(2026, 10, 22, 23, 59) }];
  const dates = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((zone) => [
    ...countActivityByDate({ ...NO_WORK, lessons }, (at) => getLocalDate(at, zone)).keys(),
  ]);
  expect(dates).toEqual([['2026-11-23'], ['2026-11-22']]);
});

test('counts of zero, or without a date, add no day', () => {
  const counts = { 'day:soon': { phone: 4 }, 'day:2026-11-22': { phone: 0 }, 'day:': { phone: 1 } };
  expect(countActivityByDate({ ...NO_WORK, counts }, getUtcDate).size).toBe(0);
});

test('the weeks end with the current one, and have each date once, in order', () => {
  forAll(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 30 }), (day, weeks) => {
    const today = addDays('2000-01-01', day);
    const shown = buildActivityWeeks(new Map([[today, 3]]), today, weeks);
    const dates = shown.flat().map(({ date }) => date);
    expect(shown).toHaveLength(weeks);
    expect(dates).toEqual(dates.map((_, index) => addDays(dates[0] ?? '', index)));
    expect(shown.at(-1)?.find(({ date }) => date === today)).toEqual({ date: today, count: 3, level: 1 });
  });
});

test('a day in the future is empty, even if a clock that was ahead has written something', () => {
  const [week = []] = buildActivityWeeks(new Map([['2026-11-27', 9]]), '2026-11-25', 1);
  expect(week.map(({ level }) => level)).toEqual([0, 0, 0, null, null, null, null]);
  expect(week.reduce((sum, { count }) => sum + count, 0)).toBe(0);
});

test('a higher count never has a lower level', () => {
  const getLevel = (done: number) =>
    buildActivityWeeks(new Map([['2026-11-23', done]]), '2026-11-23', 1)[0]?.[0]?.level;
  expect([0, 1, 9, 10, 29, 30, 59, 60, 999].map(getLevel)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
});
