import * as v from 'valibot';
import { playMsSchema } from '../kit/state-schemas.ts';

/** How a race went: when each question had its answer, on the race's own clock, and whether it was right. */
export const runSchema = v.array(v.object({ at: playMsSchema, isRight: v.boolean() }));
export type RaceRun = v.InferOutput<typeof runSchema>;

/** How many fields a runner has come, so many milliseconds into the race: one for each right answer by then. */
export function countFieldsAt(run: RaceRun, clock: number): number {
  return run.filter(({ at, isRight }) => isRight && at <= clock).length;
}

/** When the runner next moves after that moment; `null` when it has arrived. */
export function findNextMoveTime(run: RaceRun, clock: number): number | null {
  return run.find(({ at, isRight }) => isRight && at > clock)?.at ?? null;
}
