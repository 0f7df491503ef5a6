import * as v from 'valibot';
import { createPageExitEntries, type PageExitEntries } from '../../data/device/page-exit-entries.ts';
import type { LearnerStore } from '../../data/learner/learner-store.ts';
import { type PendingGameWrites, pendingGameWritesSchema } from '../../domain/game-records.ts';
import { toStoreWrites } from './game-requests.ts';

/** A saved game, which the game itself parses, and its pending writes. */
export interface UnsavedGame {
  saved?: unknown;
  pendingWrites: PendingGameWrites;
}

const { events, requests, acknowledgedReplies } = pendingGameWritesSchema.entries;
/** The entry under its stored names, which `toEntry` writes. */
const entrySchema = v.object({
  saved: v.unknown(),
  news: v.object({ events, asks: requests, heard: acknowledgedReplies }),
});
type Entry = v.InferOutput<typeof entrySchema>;

function parseEntry(raw: unknown): Entry | null {
  const parsed = v.safeParse(entrySchema, raw);
  return parsed.success ? parsed.output : null;
}

function fromEntry({ saved, news: { asks, heard, ...writes } }: Entry): UnsavedGame {
  return { saved, pendingWrites: { ...writes, requests: asks, acknowledgedReplies: heard } };
}

function toEntry({ saved, pendingWrites }: UnsavedGame): Entry {
  const { requests: asks, acknowledgedReplies: heard, ...writes } = pendingWrites;
  return { saved, news: { ...writes, asks, heard } };
}

/** One learner's unsaved games by id. An entry is deleted when the game's next write succeeds. */
export function createUnsavedGames(storage: () => Storage, uid: string): PageExitEntries<UnsavedGame> {
  const entries = createPageExitEntries<Entry>(storage, `last-moves:${uid}`, parseEntry);
  return {
    ...entries,
    save: (gameId, unsaved) => entries.save(gameId, toEntry(unsaved)),
    read: (gameId) => {
      const entry = entries.read(gameId);
      return entry && fromEntry(entry);
    },
  };
}

/** Saves what a closed page had no time to save, and returns it; `null` when there is nothing. */
export async function saveUnsavedGame(
  store: Pick<LearnerStore, 'saveGame'>,
  unsavedGames: PageExitEntries<UnsavedGame>,
  gameId: string,
): Promise<UnsavedGame | null> {
  const unsaved = unsavedGames.read(gameId);
  if (!unsaved) return null;
  const written = await store.saveGame(gameId, unsaved.saved, toStoreWrites(unsaved.pendingWrites));
  if (written.ok) unsavedGames.delete(gameId);
  return unsaved;
}

/** Saves all unsaved games of a learner, for screens that show games without opening one. */
export async function saveUnsavedGames(store: Pick<LearnerStore, 'saveGame'>, uid: string): Promise<void> {
  const unsavedGames = createUnsavedGames(() => window.sessionStorage, uid);
  for (const gameId of unsavedGames.listIds()) await saveUnsavedGame(store, unsavedGames, gameId);
}
