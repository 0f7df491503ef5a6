import { DAILY_CREDITS } from './limits.ts';
import type { Credits } from './records.ts';

/** The credits on `date`: those stored for it, else five for a new day (specification, section 4). */
export function getCreditsOn(credits: Credits | null, date: string): Credits {
  return credits?.date === date ? credits : { date, remaining: DAILY_CREDITS };
}

/** One credit less, at least 0. */
export function spendCredit(credits: Credits): Credits {
  return { ...credits, remaining: Math.max(0, credits.remaining - 1) };
}

/** The credits that the server reports, which replace the local ones (specification, section 4). */
export function toServerCredits(date: string, remaining: number): Credits {
  return { date, remaining: Math.max(0, Math.trunc(remaining)) };
}

/** The credits of a local date, `YYYY-MM-DD`, in a reply; not every server reports how many are left. */
export interface ReportedCredits {
  date: string;
  remaining: number | undefined;
}

/**
 * The credits after a reply: as many as it reports, or one less if it reports none. A reply for an earlier
 * day than the stored one changes nothing.
 */
export function applyReportedCredits(stored: Credits | null, { date, remaining }: ReportedCredits): Credits {
  const reported =
    remaining === undefined ? spendCredit(getCreditsOn(stored, date)) : toServerCredits(date, remaining);
  return stored && stored.date > reported.date ? stored : reported;
}
