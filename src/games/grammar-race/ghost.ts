import * as v from 'valibot';
import { playMsSchema } from '../kit/state-schemas.ts';

/** The course of a race: when each question was answered, on the race's clock, and whether it was right. */
export const runSchema = v.array(v.object({ at: playMsSchema, isRight: v.boolean() }));
export type RaceRun = v.InferOutput<typeof runSchema>;

/** The number of fields that a run has reached at a time of the race's clock: one for each right answer. */
export function countFieldsAt(run: RaceRun, clock: number): number {
  return run.filter(({ at, isRight }) => isRight && at <= clock).length;
}

/** The time of the run's next right answer on the race's clock; `null` after the last. */
export function findNextMoveTime(run: RaceRun, clock: number): number | null {
  return run.find(({ at, isRight }) => isRight && at > clock)?.at ?? null;
}
