import { createPageExitEntries } from '../data/device/page-exit-entries.ts';
import { ENTRANCE_PLAYS } from '../features/landing/entrance-game/entrance-play.ts';
import type { SessionParts } from '../session/session-effects.ts';

/** Gives learners what was played at the entrance in this tab. What that takes is loaded where there is something. */
export function createEntrancePlaysImporter(storage: () => Storage): SessionParts['importEntrancePlays'] {
  const plays = createPageExitEntries<unknown>(storage, ENTRANCE_PLAYS, (entry) => entry);
  return async (learner, arrival) => {
    if (plays.listIds().length === 0) return;
    const { saveEntrancePlays } = await import('../features/landing/entrance-game/save-entrance-plays.ts');
    await saveEntrancePlays(plays, learner, { isSigningIn: arrival === 'signing-in', now: Date.now() });
  };
}
