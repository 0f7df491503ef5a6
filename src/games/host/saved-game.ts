import * as v from 'valibot';
import { LEVELS } from '../../domain/levels.ts';
import type { Game } from '../contract.ts';

const savedGameSchema = v.object({
  level: v.picklist(LEVELS),
  variant: v.string(),
  /** When it was begun, in milliseconds since the epoch: with the game's id, its identity. */
  begunAt: v.pipe(v.number(), v.minValue(0)),
  /** Milliseconds of play so far. */
  played: v.pipe(v.number(), v.minValue(0)),
  /** How many of its answers are recorded as word events already. */
  recorded: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** For the game itself to parse. */
  state: v.unknown(),
});

/** A game in the middle, as it lies on the device. */
export type SavedGame = v.InferOutput<typeof savedGameSchema>;

/** What a device holds of a game: nothing, a game to go on with, or something that can't be read any more. */
export type Restored = { kind: 'none' } | { kind: 'broken' } | { kind: 'saved'; saved: SavedGame };

/**
 * Reads a saved game of an earlier visit, an earlier version, or a broken disk. Only a state that fits the
 * game's schema, keeps its invariants and is not over can be continued.
 */
export function restoreGame(game: Game, raw: unknown): Restored {
  if (raw === null || raw === undefined) return { kind: 'none' };
  const outside = v.safeParse(savedGameSchema, raw);
  if (!outside.success) return { kind: 'broken' };
  const inside = v.safeParse(game.schema, outside.output.state);
  if (!inside.success || game.invariants(inside.output).length > 0) return { kind: 'broken' };
  if (game.isOver(inside.output)) return { kind: 'none' };
  return { kind: 'saved', saved: { ...outside.output, state: inside.output } };
}
