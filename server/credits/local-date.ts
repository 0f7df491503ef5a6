const HOUR_MS = 3_600_000;
/** The clocks furthest behind and ahead of UTC: Baker Island and the Line Islands. */
const FURTHEST_BEHIND_MS = 12 * HOUR_MS;
const FURTHEST_AHEAD_MS = 14 * HOUR_MS;

function utcDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The dates (`YYYY-MM-DD`, two or three, oldest first) that calendars somewhere on Earth show at `now`. */
export function getPossibleLocalDates(now: number): readonly string[] {
  return [...new Set([utcDate(now - FURTHEST_BEHIND_MS), utcDate(now), utcDate(now + FURTHEST_AHEAD_MS)])];
}

/**
 * The date whose credits a call spends (specification, section 9: "reset by local date"). The learner's device
 * names it, within what is possible anywhere, so that a made-up date buys no further classes.
 *
 * @param named the device's date as it was sent; `undefined` stands for the date in UTC
 * @param now the server's clock, in milliseconds since the epoch
 * @returns `undefined` for a date that is nowhere today's
 */
export function resolveCreditDate(named: string | undefined, now: number): string | undefined {
  if (named === undefined) return utcDate(now);
  return getPossibleLocalDates(now).find((date) => date === named);
}
