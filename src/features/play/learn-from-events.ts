import type { LearnerStore, Saved } from '../../data/learner/learner-store.ts';
import { localDay } from '../../domain/local-day.ts';
import { ok } from '../../domain/result.ts';

/**
 * Lets the learner's memory learn from all that games and classes told since it learnt last, before somebody looks at
 * it. What it takes for that is loaded only where something waits.
 */
export async function learnFromEvents(store: Pick<LearnerStore, 'waitingEvents' | 'learn'>): Saved {
  const events = await store.waitingEvents();
  if (events.length === 0) return ok();
  const [{ absorbEvents }, { loadWordIndex }] = await Promise.all([
    import('../../memory/absorb-events.ts'),
    import('../../content/words/word-index.ts'),
  ]);
  const index = await loadWordIndex();
  return store.learn((from) => absorbEvents(from, { localDay, knows: (word) => index.has(word) }), events);
}
