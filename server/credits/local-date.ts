const HOUR_MS = 3_600_000;
/** The largest offsets from UTC: Baker Island and the Line Islands. */
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

/**
 * The date of the credits that a call spends (specification, section 9: "reset by local date"). The device
 * sends it, and only dates that are possible somewhere are accepted, so that an invented date brings no
 * further classes.
 *
 * @param named the date that the device sent; `undefined` stands for the date in UTC
 * @param now the server's clock, in milliseconds since the epoch
 * @returns `undefined` for a date that is not today's anywhere
 */
export function resolveCreditDate(named: string | undefined, now: number): string | undefined {
  if (named === undefined) return formatUtcDate(now);
  return getPossibleLocalDates(now).find((date) => date === named);
}
