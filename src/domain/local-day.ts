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

/** No day of any zone is longer: where clocks went back over the date line, a date came twice. */
const LONGEST_DAY = 50 * 3_600_000;

/**
 * The learner's local date as `YYYY-MM-DD`.
 * @param at milliseconds since the epoch
 * @param timeZone an IANA name such as `Pacific/Apia`; the device's own where it is left out
 */
export function localDate(at: number, timeZone?: string): string {
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
export function localDay(at: number, timeZone?: string): LocalDay {
  const calendar = calendarOf(timeZone);
  const date = calendar.format(at);
  return {
    date: localDate(at, timeZone),
    start: firstMoment(at - LONGEST_DAY, at, (moment) => calendar.format(moment) === date),
    end: firstMoment(at, at + LONGEST_DAY, (moment) => calendar.format(moment) !== date),
  };
}

/** The first millisecond after `before` at which `holds` does, as it does at `after` and from there on. */
function firstMoment(before: number, after: number, holds: (moment: number) => boolean): number {
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
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
