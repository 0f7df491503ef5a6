import * as v from 'valibot';
import type { PageExitEntries } from '../../../data/device/page-exit-entries.ts';
import { LANDING_GAME } from '../../../domain/landing-game.ts';
import type { Learner } from '../../../session/session.ts';
import { LANDING_GAME_LEVELS, type LandingPlay } from './landing-play.ts';
import { createPlayResult } from './play-result.ts';

const playSchema = v.object({
  learner: v.nullable(v.string()),
  // A game of an earlier version has no level, and the words of B1.
  level: v.optional(v.picklist(LANDING_GAME_LEVELS), 'B1'),
  answers: v.array(v.object({ word: v.string(), ms: v.pipe(v.number(), v.minValue(0)) })),
}) satisfies v.GenericSchema<unknown, LandingPlay>;

/** After this time, in milliseconds, the next learner to sign in may be another person. */
const MAX_SIGN_IN_DELAY_MS = 60 * 60 * 1000;

interface SavePlaysContext {
  /** The learner has just signed in, instead of being signed in already. */
  isSigningIn: boolean;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * Saves the finished games of the landing page for the learner, and deletes them from the tab. A visitor's
 * game belongs to the next learner who signs in within an hour, any other game to the learner who played it.
 * @param plays the games of this tab by the time of their end
 */
export async function saveLandingPlays(
  plays: PageExitEntries<unknown>,
  { uid, store }: Pick<Learner, 'uid' | 'store'>,
  { isSigningIn, now }: SavePlaysContext,
): Promise<void> {
  for (const id of plays.listIds()) {
    const play = readPlay(plays.read(id));
    const endedAt = Number(id);
    const isByVisitor = play?.learner === null;
    const isOwn = isByVisitor ? isSigningIn && now - endedAt <= MAX_SIGN_IN_DELAY_MS : play?.learner === uid;
    const result = play && isOwn ? createPlayResult(play, endedAt) : null;
    if (result) {
      const { finished, events } = result;
      const saved = await store.finishGame(LANDING_GAME.id, finished, {
        events,
        requests: [],
        acknowledgedReplies: [],
      });
      if (!saved.ok) console.error('The landing page game was not saved:', saved.failure);
    }
    // Deleted last: saving a game twice is harmless, but deleting it first could lose it.
    plays.delete(id);
  }
}

function readPlay(entry: unknown): LandingPlay | null {
  const parsed = v.safeParse(playSchema, entry);
  return parsed.success ? parsed.output : null;
}
