import * as v from 'valibot';
import { LEVELS } from '../../domain/levels.ts';
import type { Game } from '../game-contract.ts';
import { countSchema, playMsSchema } from '../kit/state-schemas.ts';
import { playRecordSchema } from './play-record.ts';

const savedGameSchema = v.object({
  level: v.picklist(LEVELS),
  variant: v.string(),
  /** In milliseconds since the epoch; identifies this game together with the game's id. */
  begunAt: v.pipe(v.number(), v.minValue(0)),
  /** Milliseconds of play so far. */
  played: playMsSchema,
  record: playRecordSchema,
  /** `Game.version` of the rules that made the state. */
  version: countSchema,
  /** For the game itself to parse. */
  state: v.unknown(),
});

/** A game in play, as stored on the device. */
export type SavedGame = v.InferOutput<typeof savedGameSchema>;

/** The result of reading a saved game. `unreadable`: something is stored that can't be continued. */
export type RestoreResult = { kind: 'none' } | { kind: 'unreadable' } | { kind: 'saved'; saved: SavedGame };

/**
 * Parses what is stored. Only a state of the game's current version and schema that is not over can be
 * continued.
 */
export function restoreGame(game: Game, raw: unknown): RestoreResult {
  if (raw === null || raw === undefined) return { kind: 'none' };
  const saved = v.safeParse(savedGameSchema, raw);
  if (!saved.success || saved.output.version !== game.version) return { kind: 'unreadable' };
  const state = v.safeParse(game.schema, saved.output.state);
  if (!state.success) return { kind: 'unreadable' };
  // The host saves no finished state.
  if (game.isOver(state.output)) return { kind: 'none' };
  return { kind: 'saved', saved: { ...saved.output, state: state.output } };
}
