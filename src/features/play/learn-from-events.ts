import { loadWordIndex } from '../../content/words/word-index.ts';
import type { LearnerStore } from '../../data/learner/learner-store.ts';
import type { SaveResult } from '../../data/writes/save-result.ts';
import { getLocalDay } from '../../domain/local-day.ts';
import { ok } from '../../domain/result.ts';
import { applyPlayEvents } from '../../memory/apply-play-events.ts';
import { awardBadges } from './award-badges.ts';

/**
 * Lets the learner's memory learn from all that games and classes told since it learnt last, before somebody looks at
 * it. The index of words is loaded only where something waits; what could not be learnt waits for the next time.
 * The badges that are earned by now are given soon after, and nobody waits for them.
 */
export async function learnFromEvents(store: LearnerStore): Promise<void> {
  try {
    const learnt = await learnFromWaiting(store);
    if (!learnt.ok) console.error('The memory could not learn:', learnt.failure);
    void awardBadges(store).catch(console.error);
  } catch (cause) {
    console.error('The memory could not learn:', cause);
  }
}

async function learnFromWaiting(store: LearnerStore): SaveResult {
  const events = await store.readPendingEvents();
  if (events.length === 0) return ok();
  const index = await loadWordIndex();
  return store.learnFromEvents(
    (from) => applyPlayEvents(from, { getLocalDay, isBankWord: (word) => index.has(word) }),
    events,
  );
}
