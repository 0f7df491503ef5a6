import { createRudeWordFinder, type RudeWordFinder } from './rude-word-hashes.ts';

/** Loads the rude-word finder. Rejects when its data cannot be fetched (offline before the first visit). */
export async function loadRudeWordFinder(): Promise<RudeWordFinder> {
  const { hashed } = await import('virtual:rude-letters');
  return createRudeWordFinder(hashed);
}
