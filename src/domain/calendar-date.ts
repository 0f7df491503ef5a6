/*
 * Dates as names on a calendar, `YYYY-MM-DD`: no hours, no zone. Which one a moment is in is for `local-day.ts` to say.
 */

/** Whether a text is written as a date is. */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** The date so many days later, or earlier. UTC has each date once, and no clock changes. */
export function addDays(date: string, days: number): string {
  const noon = noonOf(date);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** The date's place among all dates: one more each day, 0 for 1970-01-01. */
export function toEpochDay(date: string): number {
  return Math.floor(noonOf(date).getTime() / DAY_MS);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** 1 is Monday, 7 is Sunday, as ISO 8601 numbers them. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The first day of the date's week, where weeks begin with that day. */
export function startOfWeek(date: string, firstDay: Weekday): string {
  return addDays(date, -((noonOf(date).getUTCDay() - firstDay + 7) % 7));
}

/** The Monday of the date's week. */
export function startOfIsoWeek(date: string): string {
  return startOfWeek(date, 1);
}

/** The date as it is shown, such as "Wed 25 Nov". */
export function formatDate(date: string): string {
  return SHOWN.format(noonOf(date));
}

/** The date's month, such as "Nov". */
export function formatMonth(date: string): string {
  return MONTH.format(noonOf(date));
}

const SHOWN = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}
