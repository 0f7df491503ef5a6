import * as v from 'valibot';
import { timestampSchema, tolerantMap } from '../../domain/tolerant-schemas.ts';
import { createParser } from '../database/parse-records.ts';

/*
 * The rows of the games as an earlier or later version of the app, or a hand, may have left them. A saved game's
 * own state and its memory are for the game to parse.
 */

const bestSchema = v.object({ score: v.pipe(v.number(), v.finite()), text: v.string(), at: timestampSchema });

const resultsSchema = v.object({
  game: v.string(),
  /** By choice. */
  best: tolerantMap(bestSchema),
  /** What the game keeps from one game to the next, for it to parse, by its own key. */
  memory: tolerantMap(v.unknown()),
});
export type GameResultsRow = v.InferOutput<typeof resultsSchema>;

export const parseResults = createParser(resultsSchema);

const wholeResults = v.object({
  best: v.optional(v.record(v.string(), bestSchema)),
  memory: v.optional(v.record(v.string(), v.unknown())),
});
/** Whether reading a game's results leaves none of them out, nor what the game remembers. */
export const isCompleteResults = (raw: unknown): boolean => v.is(wholeResults, raw);

/** A game's results; empty ones where there is no row, or none that can be read. */
export function parseResultsOrEmpty(game: string, raw: unknown): GameResultsRow {
  return parseResults(raw) ?? { game, best: {}, memory: {} };
}
