import { createPartingEntries, type PartingEntries } from '../../data/parting-entries.ts';

/**
 * One learner's last moves, by game, as they were kept: the game parses them. An entry lives until the game's
 * next write has gone well.
 */
export function createLastMoves(storage: () => Storage, uid: string): PartingEntries<unknown> {
  return createPartingEntries(storage, `last-moves:${uid}`, (entry) => entry);
}
