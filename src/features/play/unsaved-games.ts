import * as v from 'valibot';
import { createPageExitEntries, type PageExitEntries } from '../../data/device/page-exit-entries.ts';
import type { LearnerStore } from '../../data/learner/learner-store.ts';
import { pendingGameWritesSchema } from '../../domain/game-records.ts';
import { toPendingWrites } from './game-requests.ts';

/** A saved game, which its game parses, and what it told and asked for. */
const unsavedGameSchema = v.object({ saved: v.unknown(), news: pendingGameWritesSchema });
export type UnsavedGame = v.InferOutput<typeof unsavedGameSchema>;

/** One learner's last moves, by game. An entry lives until the game's next write has gone well. */
export function createUnsavedGames(storage: () => Storage, uid: string): PageExitEntries<UnsavedGame> {
  return createPageExitEntries(storage, `last-moves:${uid}`, (entry) => {
    const parsed = v.safeParse(unsavedGameSchema, entry);
    return parsed.success ? parsed.output : null;
  });
}

/** Saves what a page that was left had no time to save, with its news; `null` where there is nothing of that. */
export async function saveUnsavedGame(
  store: Pick<LearnerStore, 'saveGame'>,
  lastMoves: PageExitEntries<UnsavedGame>,
  gameId: string,
): Promise<UnsavedGame | null> {
  const last = lastMoves.read(gameId);
  if (!last) return null;
  const written = await store.saveGame(gameId, last.saved, toPendingWrites(last.news));
  if (written.ok) lastMoves.delete(gameId);
  return last;
}

/** The same for all games of a learner, for screens that tell of games and open none. */
export async function saveUnsavedGames(store: Pick<LearnerStore, 'saveGame'>, uid: string): Promise<void> {
  const lastMoves = createUnsavedGames(() => window.sessionStorage, uid);
  for (const gameId of lastMoves.listIds()) await saveUnsavedGame(store, lastMoves, gameId);
}
