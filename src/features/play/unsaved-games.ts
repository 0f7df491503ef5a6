import * as v from 'valibot';
import { createPageExitEntries, type PageExitEntries } from '../../data/device/page-exit-entries.ts';
import type { LearnerStore } from '../../data/learner/learner-store.ts';
import { pendingGameWritesSchema } from '../../domain/game-records.ts';
import { toStoreWrites } from './game-requests.ts';

/** A saved game, which the game itself parses, and its pending writes. */
const unsavedGameSchema = v.object({ saved: v.unknown(), news: pendingGameWritesSchema });
export type UnsavedGame = v.InferOutput<typeof unsavedGameSchema>;

/** One learner's unsaved games by id. An entry is deleted when the game's next write succeeds. */
export function createUnsavedGames(storage: () => Storage, uid: string): PageExitEntries<UnsavedGame> {
  return createPageExitEntries(storage, `last-moves:${uid}`, (entry) => {
    const parsed = v.safeParse(unsavedGameSchema, entry);
    return parsed.success ? parsed.output : null;
  });
}

/** Saves what a closed page had no time to save, and returns it; `null` when there is nothing. */
export async function saveUnsavedGame(
  store: Pick<LearnerStore, 'saveGame'>,
  unsavedGames: PageExitEntries<UnsavedGame>,
  gameId: string,
): Promise<UnsavedGame | null> {
  const unsaved = unsavedGames.read(gameId);
  if (!unsaved) return null;
  const written = await store.saveGame(gameId, unsaved.saved, toStoreWrites(unsaved.news));
  if (written.ok) unsavedGames.delete(gameId);
  return unsaved;
}

/** Saves all unsaved games of a learner, for screens that show games without opening one. */
export async function saveUnsavedGames(store: Pick<LearnerStore, 'saveGame'>, uid: string): Promise<void> {
  const unsavedGames = createUnsavedGames(() => window.sessionStorage, uid);
  for (const gameId of unsavedGames.listIds()) await saveUnsavedGame(store, unsavedGames, gameId);
}
