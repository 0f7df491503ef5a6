import * as v from 'valibot';
import { playMsSchema } from '../kit/state-schemas.ts';

/*
 * The ghost is the learner's best earlier run, replayed beside the current one. A right answer moves a runner
 * one field (a square of the track); the race's clock stops while a mistake is explained.
 */

/**
 * The answers of a race in their order: the race's clock at each, in milliseconds, and whether it was right.
 */
export const runSchema = v.array(v.object({ at: playMsSchema, isRight: v.boolean() }));
export type RaceRun = v.InferOutput<typeof runSchema>;

/** The number of fields that a run has reached when the race's clock shows `clockMs`. */
export function countFieldsAt(run: RaceRun, clockMs: number): number {
  return run.filter(({ at, isRight }) => isRight && at <= clockMs).length;
}

/** When the run reaches its next field, in milliseconds of the race's clock; `null` after the last. */
export function findNextMoveTime(run: RaceRun, clockMs: number): number | null {
  return run.find(({ at, isRight }) => isRight && at > clockMs)?.at ?? null;
}
