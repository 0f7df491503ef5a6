import * as v from 'valibot';
import { createPartingEntries, type PartingEntries } from '../../data/device/parting-entries.ts';
import { gameNewsSchema } from '../../domain/game-records.ts';

/** A saved game, which its game parses, and what it told and asked for. */
const lastMovesSchema = v.object({ saved: v.unknown(), news: gameNewsSchema });
type LastMoves = v.InferOutput<typeof lastMovesSchema>;

/** One learner's last moves, by game. An entry lives until the game's next write has gone well. */
export function createLastMoves(storage: () => Storage, uid: string): PartingEntries<LastMoves> {
  return createPartingEntries(storage, `last-moves:${uid}`, (entry) => {
    const parsed = v.safeParse(lastMovesSchema, entry);
    return parsed.success ? parsed.output : null;
  });
}
