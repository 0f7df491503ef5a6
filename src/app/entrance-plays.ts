import { createPartingEntries } from '../data/device/parting-entries.ts';
import { ENTRANCE_PLAYS } from '../features/landing/cabinet/entrance-play.ts';
import type { SessionParts } from '../session/session-effects.ts';

/** Gives learners what was played at the entrance in this tab. What that takes is loaded where there is something. */
export function createEntrancePlays(storage: () => Storage): SessionParts['takeEntrancePlays'] {
  const plays = createPartingEntries<unknown>(storage, ENTRANCE_PLAYS, (entry) => entry);
  return async (learner, arrival) => {
    if (plays.ids().length === 0) return;
    const { takePlays } = await import('../features/landing/cabinet/take-plays.ts');
    await takePlays(plays, learner, { isEntering: arrival === 'signing-in', now: Date.now() });
  };
}
