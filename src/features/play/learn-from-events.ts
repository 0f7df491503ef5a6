import { loadWordIndex } from '../../content/words/word-index.ts';
import type { LearnerStore, Saved } from '../../data/learner/learner-store.ts';
import { localDay } from '../../domain/local-day.ts';
import { absorbEvents } from '../../memory/absorb-events.ts';
import { awardBadges } from './award-badges.ts';

/**
 * Lets the learner's memory learn from what games and classes told since it last did. Until then it waits in the
 * records, so that a failure loses nothing. The badges that all of it has earned are given soon after.
 * @returns rejects where the index of words cannot be fetched
 */
export async function learnFromEvents(store: LearnerStore): Saved {
  const index = await loadWordIndex();
  const knows = (word: string) => index.has(word);
  const learnt = await store.learn((from) => absorbEvents(from, { localDay, knows }));
  // No game waits for them.
  void awardBadges(store).catch(console.error);
  return learnt;
}
