import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getPossibleLocalDates, resolveCreditDate } from '../../../server/credits/local-date.ts';
import { forAll } from '../../for-all.ts';

const parseTime = (iso: string) => Date.parse(iso);

describe('the date of a call', () => {
  test('a call without a date gets the date in UTC', () => {
    expect(resolveCreditDate(undefined, parseTime('2025-03-01T23:59:59Z'))).toBe('2025-03-01');
  });

  test.each([
    ['2025-03-01T12:00:00Z', ['2025-03-01', '2025-03-02']],
    ['2025-03-01T10:30:00Z', ['2025-02-28', '2025-03-01', '2025-03-02']],
    ['2025-03-01T09:59:59Z', ['2025-02-28', '2025-03-01']],
    ['2024-12-31T11:00:00Z', ['2024-12-30', '2024-12-31', '2025-01-01']],
  ])('the date at %s is one of %j', (now, dates) => {
    expect(getPossibleLocalDates(parseTime(now))).toEqual(dates);
    for (const date of dates) expect(resolveCreditDate(date, parseTime(now))).toBe(date);
  });

  test.each([
    ['2025-03-05', '2025-03-02'],
    ['2031-01-01', '2025-03-02'],
    ['2025-02-27', '2025-02-28'],
    ['1970-01-01', '2025-02-28'],
    ['0000-00-00', '2025-02-28'],
  ])('a device whose clock says %s gets the nearest possible date, %s', (named, nearest) => {
    expect(resolveCreditDate(named, parseTime('2025-03-01T10:30:00Z'))).toBe(nearest);
  });

  test.each(['2025-2-1', 'today', '', '2025-03-01T00:00:00Z', '+012025-01-01'])(
    '%j is read as the date in UTC',
    (named) => {
      expect(resolveCreditDate(named, parseTime('2025-03-01T12:00:00Z'))).toBe('2025-03-01');
    },
  );

  test('every date that a device sends leads to a possible one', () => {
    forAll(
      fc.string(),
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-01-01') }),
      (text, date) => {
        const now = parseTime('2025-03-01T10:30:00Z');
        for (const named of [text, date.toISOString().slice(0, 10)])
          expect(getPossibleLocalDates(now)).toContain(resolveCreditDate(named, now));
      },
    );
  });

  test('the local date is accepted in every time zone at every time', () => {
    forAll(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      fc.integer({ min: -12 * 60, max: 14 * 60 }),
      (now, offsetMinutes) => {
        const local = new Date(now.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 10);
        return resolveCreditDate(local, now.getTime()) === local;
      },
    );
  });
});
