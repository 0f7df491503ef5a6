/*
 * The learner's calendar, by the time zone of the device: a day has 23 or 25 hours when the clocks change,
 * and a date is missing where a country changed its side of the date line.
 */

/** One day on the learner's calendar. */
export interface LocalDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Its start, in milliseconds since the epoch. */
  readonly start: number;
  /** The start of the next day. */
  readonly end: number;
}

/** In minutes: a date that came twice, when clocks went back over the date line, has up to 49 hours. */
const MAX_DAY_MINUTES = 50 * 60;
const MINUTE_MS = 60_000;

/**
 * The learner's local date as `YYYY-MM-DD`.
 * @param at milliseconds since the epoch
 * @param timeZone an IANA name such as `Pacific/Apia`; the device's own by default
 */
export function getLocalDate(at: number, timeZone?: string): string {
  const parts = new Map(
    createDateFormat(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

/**
 * The learner's day that contains a time.
 * @param at milliseconds since the epoch
 * @param timeZone as for `getLocalDate`
 */
export function getLocalDay(at: number, timeZone?: string): LocalDay {
  const calendar = createDateFormat(timeZone);
  const date = calendar.format(at);
  const isSameDay = (minute: number) => calendar.format(minute * MINUTE_MS) === date;
  const minute = Math.floor(at / MINUTE_MS);
  return {
    date: getLocalDate(at, timeZone),
    start: MINUTE_MS * findFirstMinute(isSameDay, minute - MAX_DAY_MINUTES, minute),
    end: MINUTE_MS * findFirstMinute((each) => !isSameDay(each), minute, minute + MAX_DAY_MINUTES),
  };
}

/**
 * By binary search, the first minute after `before` for which `matches` holds, as it does from `after` on.
 * Days start at whole minutes: time zones have been whole minutes apart since 1972.
 */
function findFirstMinute(matches: (minute: number) => boolean, before: number, after: number): number {
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (matches(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Not cached, because a device may change its time zone while a page is open. */
function createDateFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
}
