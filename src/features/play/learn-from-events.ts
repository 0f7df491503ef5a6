import { loadWordIndex } from '../../content/words/word-index.ts';
import type { LearnerStore } from '../../data/learner/learner-store.ts';
import type { SaveResult } from '../../data/writes/save-result.ts';
import { getLocalDay } from '../../domain/local-day.ts';
import { ok } from '../../domain/result.ts';
import { applyPlayEvents } from '../../spaced-repetition/apply-play-events.ts';
import { awardBadges } from './award-badges.ts';

/**
 * Applies the pending events of games and classes (answers and words met) to the learner's memory: the spaced
 * repetition of their words, and the counts of their days and grammar points. Loads the word index only when
 * there are events; after a failure they stay for the next time. Awards badges afterwards, without waiting
 * for it.
 */
export async function learnFromEvents(store: LearnerStore): Promise<void> {
  try {
    const applied = await applyPendingEvents(store);
    if (!applied.ok) console.error('The pending events could not be applied:', applied.failure);
    void awardBadges(store).catch(console.error);
  } catch (cause) {
    console.error('The pending events could not be applied:', cause);
  }
}

async function applyPendingEvents(store: LearnerStore): SaveResult {
  const events = await store.readPendingEvents();
  if (events.length === 0) return ok();
  const index = await loadWordIndex();
  return store.learnFromEvents(
    (from) => applyPlayEvents(from, { getLocalDay, isBankWord: (word) => index.has(word) }),
    events,
  );
}
