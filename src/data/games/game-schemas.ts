import * as v from 'valibot';
import { type BestResults, type IdentifiedEvent, playEventSchema } from '../../domain/game-records.ts';
import { mapOf, time } from '../../domain/tolerant-schemas.ts';

/*
 * The rows of the games as an earlier or later version of the app, or a hand, may have left them. A saved game's
 * own state and its memory are for the game to parse.
 */

const bestSchema = v.object({ score: v.pipe(v.number(), v.finite()), text: v.string(), at: time });

const resultsSchema = v.object({
  game: v.string(),
  /** By choice. */
  best: mapOf(bestSchema),
  /** By the game's own key. */
  memory: mapOf(v.unknown()),
});
export type GameResultsRow = v.InferOutput<typeof resultsSchema>;

const identified = v.object({ id: v.string() });

/** A game's results; empty ones where there is no row, or none that can be read. */
export function readResults(game: string, raw: unknown): GameResultsRow {
  const parsed = v.safeParse(resultsSchema, raw);
  return parsed.success ? parsed.output : { game, best: {}, memory: {} };
}

export function readBest(raw: unknown): { game: string; best: BestResults } | null {
  const parsed = v.safeParse(resultsSchema, raw);
  return parsed.success ? parsed.output : null;
}

export function readPlayEvent(raw: unknown): IdentifiedEvent | null {
  const row = v.safeParse(identified, raw);
  const event = v.safeParse(playEventSchema, raw);
  return row.success && event.success ? { id: row.output.id, event: event.output } : null;
}
