import { DAILY_CREDITS } from './limits.ts';
import type { Credits } from './records.ts';

/** The credits on `date`: those stored for it, else a fresh day's five (specification, section 4). */
export function getCreditsOn(credits: Credits | null, date: string): Credits {
  return credits?.date === date ? credits : { date, remaining: DAILY_CREDITS };
}

/** One class less; never below none. */
export function spendCredit(credits: Credits): Credits {
  return { ...credits, remaining: Math.max(0, credits.remaining - 1) };
}

/** The server's count replaces the local one (specification, section 4). */
export function toServerCredits(date: string, remaining: number): Credits {
  return { date, remaining: Math.max(0, Math.trunc(remaining)) };
}

/** What a reply tells of the credits of a local date, `YYYY-MM-DD`; not every server says how many are left. */
export interface ReportedCredits {
  date: string;
  remaining: number | undefined;
}

/**
 * The credits after a reply: as many as it tells of, or one less where it doesn't. A day that is over says nothing about
 * a later one.
 */
export function applyReportedCredits(stored: Credits | null, { date, remaining }: ReportedCredits): Credits {
  const told =
    remaining === undefined ? spendCredit(getCreditsOn(stored, date)) : toServerCredits(date, remaining);
  return stored && stored.date > told.date ? stored : told;
}
