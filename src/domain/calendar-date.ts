/*
 * Calendar dates, `YYYY-MM-DD`, without hours or time zone. `local-day.ts` converts a time to the learner's
 * date.
 */

/** Whether a text has the form `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** The date `days` later, or earlier if negative. Computed in UTC, which has no clock changes. */
export function addDays(date: string, days: number): string {
  const noon = getNoonUtc(date);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** The number of days since 1970-01-01. */
export function toEpochDay(date: string): number {
  return Math.floor(getNoonUtc(date).getTime() / DAY_MS);
}

/** A day of 24 hours in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** 1 is Monday, 7 is Sunday, as ISO 8601 numbers them. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The first day of the date's week, if weeks begin with `firstDay`. */
export function startOfWeek(date: string, firstDay: Weekday): string {
  return addDays(date, -((getNoonUtc(date).getUTCDay() - firstDay + 7) % 7));
}

/** The Monday of the date's week. */
export function startOfIsoWeek(date: string): string {
  return startOfWeek(date, 1);
}

/** Such as "Wed 25 Nov". */
export function formatDate(date: string): string {
  return DATE_FORMAT.format(getNoonUtc(date));
}

/** Such as "Nov". */
export function formatMonth(date: string): string {
  return MONTH_FORMAT.format(getNoonUtc(date));
}

const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const MONTH_FORMAT = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

function getNoonUtc(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}
