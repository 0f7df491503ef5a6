import { type FindRude, rudeFinder } from './rude-letters.ts';

/** Fetches what finds rude words. Rejects when it cannot be fetched (offline before the first visit). */
export async function loadRudeFinder(): Promise<FindRude> {
  const { hashed } = await import('virtual:rude-letters');
  return rudeFinder(hashed);
}
