const HOUR_MS = 3_600_000;
/** The largest offsets from UTC: those of Baker Island and of the Line Islands. */
const FURTHEST_BEHIND_MS = 12 * HOUR_MS;
const FURTHEST_AHEAD_MS = 14 * HOUR_MS;

function formatUtcDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The dates (`YYYY-MM-DD`, two or three, oldest first) that calendars somewhere on Earth show at `now`. */
export function getPossibleLocalDates(now: number): readonly string[] {
  return [
    ...new Set([
      formatUtcDate(now - FURTHEST_BEHIND_MS),
      formatUtcDate(now),
      formatUtcDate(now + FURTHEST_AHEAD_MS),
    ]),
  ];
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The date of the credits that a call spends (specification, section 9: "reset by local date"). The device
 * sends it. A device whose clock is wrong gets the nearest date that is possible somewhere, so that it can
 * learn, and an invented date brings no further classes.
 *
 * @param named the date that the device sent; the date in UTC stands for a missing or unreadable one
 * @param now the server's clock, in milliseconds since the epoch
 */
export function resolveCreditDate(named: string | undefined, now: number): string {
  if (named === undefined || !DATE.test(named)) return formatUtcDate(now);
  const dates = getPossibleLocalDates(now);
  return dates.findLast((date) => date <= named) ?? dates[0] ?? formatUtcDate(now);
}
