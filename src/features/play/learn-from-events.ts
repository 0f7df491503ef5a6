import { loadWordIndex } from '../../content/words/word-index.ts';
import type { LearnerStore, Saved } from '../../data/learner/learner-store.ts';
import { localDay } from '../../domain/local-day.ts';
import { absorbEvents } from '../../memory/absorb-events.ts';

/**
 * Lets the learner's memory learn from what games and classes told since it last did. Until then it waits in the
 * records, so that a failure loses nothing.
 * @returns rejects where the index of words cannot be fetched
 */
export async function learnFromEvents(store: Pick<LearnerStore, 'learn'>): Saved {
  const index = await loadWordIndex();
  const knows = (word: string) => index.has(word);
  return store.learn((from) => absorbEvents(from, { localDay, knows }));
}
