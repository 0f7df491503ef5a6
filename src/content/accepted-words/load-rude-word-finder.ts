import { createRudeWordFinder, type RudeWordFinder } from './rude-word-hashes.ts';

/** Fetches what finds rude words. Rejects when it cannot be fetched (offline before the first visit). */
export async function loadRudeWordFinder(): Promise<RudeWordFinder> {
  const { hashed } = await import('virtual:rude-letters');
  return createRudeWordFinder(hashed);
}
