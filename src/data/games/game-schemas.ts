import * as v from 'valibot';
import { mapOf, time } from '../../domain/tolerant-schemas.ts';
import { readBy } from '../database/read-records.ts';

/*
 * The rows of the games as an earlier or later version of the app, or a hand, may have left them. A saved game's
 * own state and its memory are for the game to parse.
 */

const bestSchema = v.object({ score: v.pipe(v.number(), v.finite()), text: v.string(), at: time });

const resultsSchema = v.object({
  game: v.string(),
  /** By choice. */
  best: mapOf(bestSchema),
  /** What the game keeps from one game to the next, for it to parse, by its own key. */
  memory: mapOf(v.unknown()),
});
export type GameResultsRow = v.InferOutput<typeof resultsSchema>;

export const readResults = readBy(resultsSchema);

const wholeResults = v.object({
  best: v.optional(v.record(v.string(), bestSchema)),
  memory: v.optional(v.record(v.string(), v.unknown())),
});
/** Whether reading a game's results leaves none of them out, nor what the game remembers. */
export const areWholeResults = (raw: unknown): boolean => v.is(wholeResults, raw);

/** A game's results; empty ones where there is no row, or none that can be read. */
export function resultsOf(game: string, raw: unknown): GameResultsRow {
  return readResults(raw) ?? { game, best: {}, memory: {} };
}
