import * as v from 'valibot';
import { LEVELS } from '../../domain/levels.ts';
import type { Game } from '../contract.ts';
import { countSchema, playMsSchema } from '../kit/state-schemas.ts';
import { playRecordSchema } from './play-record.ts';

const savedGameSchema = v.object({
  level: v.picklist(LEVELS),
  variant: v.string(),
  /** When it was begun, in milliseconds since the epoch: with the game's id, its identity. */
  begunAt: v.pipe(v.number(), v.minValue(0)),
  /** Milliseconds of play so far. */
  played: playMsSchema,
  record: playRecordSchema,
  /** `Game.version` of the rules that made the state. */
  version: countSchema,
  /** For the game itself to parse. */
  state: v.unknown(),
});

/** A game in the middle, as it lies on the device. */
export type SavedGame = v.InferOutput<typeof savedGameSchema>;

/** What a device holds of a game: nothing, a game to go on with, or something that can't be read any more. */
export type RestoreResult = { kind: 'none' } | { kind: 'broken' } | { kind: 'saved'; saved: SavedGame };

/**
 * Reads a saved game of an earlier visit, an earlier version, or a broken disk. Only a state of the game's own
 * version and shape that is not over can be continued.
 */
export function restoreGame(game: Game, raw: unknown): RestoreResult {
  if (raw === null || raw === undefined) return { kind: 'none' };
  const outside = v.safeParse(savedGameSchema, raw);
  if (!outside.success || outside.output.version !== game.version) return { kind: 'broken' };
  const inside = v.safeParse(game.schema, outside.output.state);
  if (!inside.success) return { kind: 'broken' };
  // The table saves no such state; whoever did, it has nothing to go on with.
  if (game.isOver(inside.output)) return { kind: 'none' };
  return { kind: 'saved', saved: { ...outside.output, state: inside.output } };
}
