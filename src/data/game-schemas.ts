import * as v from 'valibot';
import type { BestResults, WordEvent } from '../domain/game-records.ts';
import { listOf, mapOf, time } from '../domain/tolerant-schemas.ts';

/*
 * The rows of the Game Room as an earlier or later version of the app, or a hand, may have left them. A saved
 * game's own state is for its game to parse.
 */

const bestSchema = v.object({ score: v.pipe(v.number(), v.finite()), text: v.string(), at: time });

const resultsSchema = v.object({
  game: v.string(),
  /** By class of play. */
  best: mapOf(bestSchema),
  used: mapOf(listOf(v.string())),
});
export type GameResultsRow = v.InferOutput<typeof resultsSchema>;

const wordEventSchema = v.variant('type', [
  v.object({
    type: v.literal('answered'),
    word: v.string(),
    right: v.boolean(),
    hintUsed: v.boolean(),
    ms: v.pipe(v.number(), v.minValue(0)),
    game: v.string(),
    at: time,
  }),
  v.object({ type: v.literal('added'), word: v.string(), game: v.string(), at: time }),
]);

/** A game's results; empty ones where there is no row, or none that can be read. */
export function readResults(game: string, raw: unknown): GameResultsRow {
  const parsed = v.safeParse(resultsSchema, raw);
  return parsed.success ? parsed.output : { game, best: {}, used: {} };
}

export function readBest(raw: unknown): { game: string; best: BestResults } | null {
  const parsed = v.safeParse(resultsSchema, raw);
  return parsed.success ? parsed.output : null;
}

export function readWordEvent(raw: unknown): WordEvent | null {
  const parsed = v.safeParse(wordEventSchema, raw);
  return parsed.success ? parsed.output : null;
}
