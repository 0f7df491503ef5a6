import * as v from 'valibot';
import { createPartingEntries, type PartingEntries } from '../../data/device/parting-entries.ts';
import type { LearnerStore } from '../../data/learner/learner-store.ts';
import { gameNewsSchema } from '../../domain/game-records.ts';
import { storedNews } from './game-requests.ts';

/** A saved game, which its game parses, and what it told and asked for. */
const lastMovesSchema = v.object({ saved: v.unknown(), news: gameNewsSchema });
export type LastMoves = v.InferOutput<typeof lastMovesSchema>;

/** One learner's last moves, by game. An entry lives until the game's next write has gone well. */
export function createLastMoves(storage: () => Storage, uid: string): PartingEntries<LastMoves> {
  return createPartingEntries(storage, `last-moves:${uid}`, (entry) => {
    const parsed = v.safeParse(lastMovesSchema, entry);
    return parsed.success ? parsed.output : null;
  });
}

/** Saves what a page that was left had no time to save, with its news; `null` where there is nothing of that. */
export async function settleLastMoves(
  store: Pick<LearnerStore, 'saveGame'>,
  lastMoves: PartingEntries<LastMoves>,
  gameId: string,
): Promise<LastMoves | null> {
  const last = lastMoves.read(gameId);
  if (!last) return null;
  const written = await store.saveGame(gameId, last.saved, storedNews(last.news));
  if (written.ok) lastMoves.forget(gameId);
  return last;
}

/** The same for all games of a learner, for screens that tell of games and open none. */
export async function settleAllLastMoves(store: Pick<LearnerStore, 'saveGame'>, uid: string): Promise<void> {
  const lastMoves = createLastMoves(() => window.sessionStorage, uid);
  for (const gameId of lastMoves.ids()) await settleLastMoves(store, lastMoves, gameId);
}
