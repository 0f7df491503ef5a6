import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Weekday } from '../../src/domain/calendar-date.ts';
import {
  buildLearningWeek,
  type LearningRecords,
  listLearningDates,
} from '../../src/domain/learning-week.ts';
import { getLocalDate } from '../../src/domain/local-day.ts';
import { EMPTY_LEARNER_STATE } from '../../src/domain/records.ts';
import { mergeStates } from '../../src/sync/merge/merge-states.ts';
import { forAll } from '../for-all.ts';

const ZONES = Intl.supportedValuesOf('timeZone');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const anyZone = fc.constantFrom(...ZONES);
/** From 2012 to 2040. */
const anyMoment = fc.integer({ min: Date.UTC(2012, 0), max: Date.UTC(2040, 0) });
const anyWeekday: fc.Arbitrary<Weekday> = fc.constantFrom(1, 2, 3, 4, 5, 6, 7);

const NOTHING: LearningRecords = { counts: {}, lessons: [], homework: [] };
const createDateGetter = (zone: string) => (at: number) => getLocalDate(at, zone);
const createHomeworkAt = (...moments: readonly number[]): LearningRecords => ({
  ...NOTHING,
  homework: moments.map((createdAt) => ({ createdAt })),
});
const createDates = (...dates: readonly string[]) => new Set(dates);
const listLearntDays = (learnt: ReadonlySet<string>, today: string, firstDay: Weekday = 1) =>
  buildLearningWeek(learnt, today, firstDay).days.map(({ isLearnt }) => isLearnt);

describe('a day counts as a learning day', () => {
  const AT = Date.UTC(2026, 10, 18, 12);
  const listDates = (records: Partial<LearningRecords>) => [
    ...listLearningDates({ ...NOTHING, ...records }, createDateGetter('UTC')),
  ];

  test('if anything was answered', () => {
    expect(listDates({ counts: { 'day:2026-11-20': { phone: 3 } } })).toEqual(['2026-11-20']);
  });

  test('only if a device counted more than nothing under a date', () => {
    const counts = { 'day:2026-11-20': { phone: 0 }, 'day:': { phone: 2 }, 'asked:articles': { phone: 9 } };
    expect(listDates({ counts })).toEqual([]);
  });

  test('if a class was taken, or completed by an answer', () => {
    const lesson = { createdAt: AT, updatedAt: AT + 2 * DAY };
    expect(listDates({ lessons: [{ ...lesson, completed: true }] })).toEqual(['2026-11-18', '2026-11-20']);
    expect(listDates({ lessons: [{ ...lesson, completed: false }] })).toEqual(['2026-11-18']);
  });

  test('if homework was saved', () => {
    expect(listDates({ homework: [{ createdAt: AT }] })).toEqual(['2026-11-18']);
  });

  test('by the device’s own calendar, in any order of records', () => {
    const learnt = listLearningDates(createHomeworkAt(AT, AT + DAY, AT + 2 * DAY), getLocalDate);
    expect([...learnt]).toEqual([AT, AT + DAY, AT + 2 * DAY].map((at) => getLocalDate(at)));
  });

  test('if either of two devices was used on it', () => {
    const on = (device: string, date: string) => ({
      ...EMPTY_LEARNER_STATE,
      counts: { [`day:${date}`]: { [device]: 4 } },
    });
    const { counts } = mergeStates(on('phone', '2026-11-20'), on('laptop', '2026-11-21'));
    expect(listDates({ counts })).toEqual(['2026-11-20', '2026-11-21']);
  });
});

describe('the week', () => {
  test('has seven consecutive days, includes today, and starts on the learner’s first weekday', () => {
    forAll(anyMoment, anyZone, anyWeekday, (at, zone, firstDay) => {
      const today = getLocalDate(at, zone);
      const week = buildLearningWeek(createDates(), today, firstDay).days;
      const numbers = week.map(({ date }) => Date.parse(`${date}T00:00:00Z`) / DAY);
      expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
      // The first day of the epoch was a Thursday.
      expect((((numbers[0] ?? 0) + 3) % 7) + 1).toBe(firstDay);
      expect(week.filter(({ when }) => when === 'today').map(({ date }) => date)).toEqual([today]);
    });
  });

  test('marks the learner’s day when something is saved on it, in every time zone', () => {
    forAll(anyMoment, anyZone, anyWeekday, (at, zone, firstDay) => {
      const learnt = listLearningDates(createHomeworkAt(at), createDateGetter(zone));
      const week = buildLearningWeek(learnt, getLocalDate(at, zone), firstDay);
      expect(week.days.filter(({ isLearnt }) => isLearnt).map(({ when }) => when)).toEqual(['today']);
      expect(week.visit).toBe('learnt-today');
    });
  });

  test.each([
    ['the clocks go forward', Date.UTC(2026, 2, 28, 23, 30), Date.UTC(2026, 2, 29, 21, 30)],
    ['the clocks go back', Date.UTC(2026, 9, 24, 22, 30), Date.UTC(2026, 9, 25, 22, 30)],
  ])('has one day, from its first hour to its last, on which %s', (_, first, last) => {
    const learnt = listLearningDates(createHomeworkAt(first, last), createDateGetter('Europe/Berlin'));
    expect(learnt.size).toBe(1);
    expect(listLearntDays(learnt, [...learnt][0] ?? '')).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  test('marks both days of a night across midnight', () => {
    const midnight = Date.UTC(2026, 10, 18, 23);
    const learnt = listLearningDates(
      createHomeworkAt(midnight - 1, midnight),
      createDateGetter('Europe/Berlin'),
    );
    expect(listLearntDays(learnt, '2026-11-19')).toEqual([false, false, true, true, false, false, false]);
  });

  test('has an empty day for a date that the date line skipped, which counts as one day of absence', () => {
    const samoa = createDateGetter('Pacific/Apia');
    const before = Date.UTC(2011, 11, 30, 1);
    const learnt = listLearningDates(createHomeworkAt(before, before + DAY), samoa);
    expect([...learnt]).toEqual(['2011-12-29', '2011-12-31']);
    expect(listLearntDays(learnt, '2011-12-31')).toEqual([false, false, false, true, false, true, false]);
  });

  test('has a date once for a learner who crosses the date line and has it twice', () => {
    const at = Date.UTC(2026, 10, 18, 20);
    const learnt = listLearningDates(
      { ...NOTHING, counts: { [`day:${getLocalDate(at, 'Pacific/Auckland')}`]: { phone: 5 } } },
      createDateGetter('Pacific/Honolulu'),
    );
    expect(buildLearningWeek(learnt, getLocalDate(at, 'Pacific/Honolulu'), 1)).toMatchObject({
      visit: 'first',
    });
    expect(buildLearningWeek(learnt, getLocalDate(at + DAY, 'Pacific/Honolulu'), 1)).toMatchObject({
      visit: 'learnt-today',
    });
  });

  test('ignores days after today, written by a clock that was ahead, until they come', () => {
    forAll(anyMoment, anyZone, fc.integer({ min: 1, max: 400 }), (at, zone, ahead) => {
      const learnt = listLearningDates(createHomeworkAt(at + ahead * DAY + 2 * HOUR), createDateGetter(zone));
      const { days: week, visit } = buildLearningWeek(learnt, getLocalDate(at, zone), 1);
      expect(week.some(({ isLearnt }) => isLearnt)).toBe(false);
      expect(visit).toBe('first');
    });
  });
});

describe('a visit is', () => {
  const TODAY = '2026-11-18';

  test.each([
    ['for the first time, with nothing learnt', 'first', createDates()],
    ['back, with a day without learning between', 'returning', createDates('2026-11-16')],
    ['back, after half a year', 'returning', createDates('2026-05-01', '2026-05-02')],
    ['as usual, with yesterday filled', 'regular', createDates('2026-11-17')],
    ['again, with today filled already', 'learnt-today', createDates('2026-11-16', TODAY)],
  ] as const)('%s', (_, arrival, learnt) => {
    expect(buildLearningWeek(learnt, TODAY, 1).visit).toBe(arrival);
  });

  test('regular on the first of a month, of March and of a year', () => {
    for (const [yesterday, today] of [
      ['2026-10-31', '2026-11-01'],
      ['2028-02-29', '2028-03-01'],
      ['2026-12-31', '2027-01-01'],
    ] as const)
      expect(buildLearningWeek(createDates(yesterday), today, 7).visit).toBe('regular');
  });
});
