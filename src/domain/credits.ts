import { DAILY_CREDITS } from './limits.ts';
import type { Credits } from './records.ts';

/** The credits on `date`: those stored for it, else a fresh day's five (specification, section 4). */
export function creditsOn(credits: Credits | null, date: string): Credits {
  return credits?.date === date ? credits : { date, remaining: DAILY_CREDITS };
}

/** One class less; never below none. */
export function spendOne(credits: Credits): Credits {
  return { ...credits, remaining: Math.max(0, credits.remaining - 1) };
}

/** The server's count replaces the local one (specification, section 4). */
export function serverCredits(date: string, remaining: number): Credits {
  return { date, remaining: Math.max(0, Math.trunc(remaining)) };
}

/** What is known after a call has told of the credits of its day: a day that is over says nothing about a later one. */
export function newerCredits(stored: Credits | null, told: Credits): Credits {
  return stored && stored.date > told.date ? stored : told;
}
