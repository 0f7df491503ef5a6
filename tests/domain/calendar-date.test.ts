import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, formatDate, formatMonth, startOfIsoWeek } from '../../src/domain/calendar-date.ts';
import { forAll } from '../for-all.ts';

const anyDate = fc
  .integer({ min: Date.UTC(1990, 0), max: Date.UTC(2060, 0) })
  .map((at) => new Date(at).toISOString().slice(0, 10));

test('days are counted over months, years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test('adding and subtracting the same number of days gives the same date', () => {
  forAll(anyDate, fc.integer({ min: -1000, max: 1000 }), (date, days) => {
    expect(addDays(addDays(date, days), -days)).toBe(date);
    expect(addDays(date, days) > date).toBe(days > 0);
  });
});

test('a week has one Monday, the date itself or one of the six days before it', () => {
  forAll(anyDate, (date) => {
    const monday = startOfIsoWeek(date);
    expect(monday <= date && date < addDays(monday, 7)).toBe(true);
    expect(formatDate(monday)).toMatch(/^Mon\b/);
  });
});

test('a date is shown with its day and month, wherever the learner is', () => {
  expect(formatDate('2026-11-25')).toBe('Wed 25 Nov');
  expect(formatMonth('2026-11-01')).toBe('Nov');
});
