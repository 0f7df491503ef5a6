/*
 * The learner's calendar. Days are the device's own, by the rules of its time zone: a day has 23 hours when the clocks
 * go forward and 25 when they go back, and where the date line was moved one is missing.
 */

/** One day on the learner's calendar. */
export interface LocalDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Its first moment, in milliseconds since the epoch. */
  readonly start: number;
  /** The first moment of the next day. */
  readonly end: number;
}

/** In minutes. No day of any zone is longer: where clocks went back over the date line, a date came twice. */
const LONGEST_DAY = 50 * 60;
const MINUTE = 60_000;

/**
 * The learner's local date as `YYYY-MM-DD`.
 * @param at milliseconds since the epoch
 * @param timeZone an IANA name such as `Pacific/Apia`; the device's own where it is left out
 */
export function getLocalDate(at: number, timeZone?: string): string {
  const parts = new Map(
    calendarOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

/**
 * The learner's day that a moment is in.
 * @param at milliseconds since the epoch
 * @param timeZone as for `localDate`
 */
export function getLocalDay(at: number, timeZone?: string): LocalDay {
  const calendar = calendarOf(timeZone);
  const date = calendar.format(at);
  const isSameDay = (minute: number) => calendar.format(minute * MINUTE) === date;
  const minute = Math.floor(at / MINUTE);
  return {
    date: getLocalDate(at, timeZone),
    start: MINUTE * findFirstMinute(isSameDay, minute - LONGEST_DAY, minute),
    end: MINUTE * findFirstMinute((each) => !isSameDay(each), minute, minute + LONGEST_DAY),
  };
}

/**
 * The first minute after `before` that is so, as `after` and all from there on are. The world's clocks have been whole
 * minutes apart since 1972, so that days begin with one.
 */
function findFirstMinute(isSo: (minute: number) => boolean, before: number, after: number): number {
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isSo(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Made anew for each question: a device may change its zone while a page is open. */
function calendarOf(timeZone: string | undefined): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
}
