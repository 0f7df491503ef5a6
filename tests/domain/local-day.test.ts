import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getLocalDate, getLocalDay } from '../../src/domain/local-day.ts';
import { forAll } from '../for-all.ts';

const HOUR = 3_600_000;
const ZONES = Intl.supportedValuesOf('timeZone');

const anyZone = fc.constantFrom(...ZONES);
/** From 2012 to 2040. */
const anyMoment = fc.integer({ min: Date.UTC(2012, 0), max: Date.UTC(2040, 0) });

describe('the local date', () => {
  test.each([
    ['UTC', '2025-01-01'],
    ['Atlantic/Cape_Verde', '2024-12-31'],
    ['Asia/Kolkata', '2025-01-01'],
    ['Pacific/Kiritimati', '2025-01-01'],
    ['Pacific/Pago_Pago', '2024-12-31'],
  ])('half an hour into the year, in %s, is %s', (zone, date) => {
    expect(getLocalDate(Date.UTC(2025, 0, 1, 0, 30), zone)).toBe(date);
  });

  test('is that of the device without a named time zone', () => {
    const now = Date.UTC(2026, 5, 1, 12);
    const here = new Date(now);
    const [month, day] = [here.getMonth() + 1, here.getDate()].map((part) => `${part}`.padStart(2, '0'));
    expect(getLocalDate(now)).toBe(`${here.getFullYear()}-${month}-${day}`);
  });
});

describe('a day, in every time zone', () => {
  test('starts at its first moment and ends at the first of the next day', () => {
    forAll(anyMoment, anyZone, (at, zone) => {
      const { date, start, end } = getLocalDay(at, zone);
      expect(start).toBeLessThanOrEqual(at);
      expect(end).toBeGreaterThan(at);
      expect([start, at, end - 1].map((moment) => getLocalDate(moment, zone))).toEqual([date, date, date]);
      expect(getLocalDate(start - 1, zone) < date).toBe(true);
      expect(getLocalDate(end, zone) > date).toBe(true);
    });
  });

  test('is the same at each of its moments', () => {
    forAll(anyMoment, anyZone, fc.double({ min: 0, max: 1, noNaN: true }), (at, zone, share) => {
      const day = getLocalDay(at, zone);
      const other = Math.min(day.end - 1, Math.floor(day.start + share * (day.end - day.start)));
      expect(getLocalDay(other, zone)).toEqual(day);
    });
  });

  test.each([
    ['has 23 hours when the clocks go forward', 'Europe/Berlin', Date.UTC(2026, 2, 29, 12), 23],
    ['has 25 hours when they go back', 'Europe/Berlin', Date.UTC(2026, 9, 25, 12), 25],
    ['has half an hour more on Lord Howe Island', 'Australia/Lord_Howe', Date.UTC(2026, 3, 5, 3), 24.5],
    ['begins at one where the clocks go forward at midnight', 'Africa/Cairo', Date.UTC(2026, 3, 24, 9), 23],
    ['has 24 hours on all others', 'Europe/Berlin', Date.UTC(2026, 6, 1), 24],
  ])('%s', (_, zone, at, hours) => {
    const { start, end } = getLocalDay(at, zone);
    expect((end - start) / HOUR).toBe(hours);
  });

  test('is missing where the date line was moved: the 31st followed the 29th on Samoa', () => {
    const last = getLocalDay(Date.UTC(2011, 11, 30, 1), 'Pacific/Apia');
    expect(last.date).toBe('2011-12-29');
    expect(getLocalDate(last.end, 'Pacific/Apia')).toBe('2011-12-31');
  });
});
