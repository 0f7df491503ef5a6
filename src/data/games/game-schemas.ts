import * as v from 'valibot';
import { timestampSchema, tolerantMap } from '../../domain/tolerant-schemas.ts';
import { createParser } from '../database/parse-records.ts';

/*
 * The rows of games, which another version of the app may have written. The carried state is for the game to
 * parse.
 */

const bestSchema = v.object({ score: v.pipe(v.number(), v.finite()), text: v.string(), at: timestampSchema });

const resultsSchema = v.object({
  game: v.string(),
  /** By choice. */
  best: tolerantMap(bestSchema),
  /** The carried states by their keys. The name is stored, also in the data file. */
  memory: tolerantMap(v.unknown()),
});
export type GameResultsRow = v.InferOutput<typeof resultsSchema>;

export const parseResults = createParser(resultsSchema);

const strictResults = v.object({
  best: v.optional(v.record(v.string(), bestSchema)),
  memory: v.optional(v.record(v.string(), v.unknown())),
});
/** Whether parsing a game's results loses none of them and no carried state. */
export const isCompleteResults = (raw: unknown): boolean => v.is(strictResults, raw);

/** A game's results; empty where there is no readable row. */
export function parseResultsOrEmpty(game: string, raw: unknown): GameResultsRow {
  return parseResults(raw) ?? { game, best: {}, memory: {} };
}
