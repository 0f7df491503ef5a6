import type { LearnerStore, Saved } from '../../data/learner/learner-store.ts';
import type { IdentifiedEvent } from '../../domain/game-records.ts';
import { localDay } from '../../domain/local-day.ts';
import { ok } from '../../domain/result.ts';

/**
 * Lets the learner's memory learn from all that games and classes told since it learnt last, before somebody looks at
 * it. What it takes for that is loaded only where something waits.
 */
export async function learnFromEvents(store: Pick<LearnerStore, 'waitingEvents' | 'learn'>): Saved {
  const events = await store.waitingEvents();
  if (events.length === 0) return ok();
  const [{ absorbEvents }, { findWords }] = await Promise.all([
    import('../../memory/absorb-events.ts'),
    import('../../content/words/find-words.ts'),
  ]);
  const known = await findWords([...new Set(events.flatMap(spellings))]);
  return store.learn((from) => absorbEvents(from, { localDay, knows: (word) => known.has(word) }), events);
}

/** The words of an event as they were written, and as most banks would write them. */
function spellings({ event }: IdentifiedEvent): readonly string[] {
  return wordsOf(event).flatMap((word) => [word.trim(), word.trim().toLowerCase()]);
}

function wordsOf(event: IdentifiedEvent['event']): readonly string[] {
  switch (event.type) {
    case 'answered':
      return event.item.kind === 'word' ? [event.item.id] : [];
    case 'added':
      return [event.word];
    case 'met':
      return event.words.map(({ word }) => word);
    default:
      return [];
  }
}
