import * as v from 'valibot';
import { findDayResult, type PuzzleDay } from '../../domain/day-puzzle.ts';
import type { CarriedStateSpec } from '../contract.ts';

/** So many of the newest results are kept. */
export const MAX_KEPT_DAYS = 60;

/**
 * The memory of a puzzle of the day, whose variant is its date: what each day came to, the newest last.
 * @param toldBy what is kept of a finished game
 */
export function createCarriedDayResults<Result extends PuzzleDay, State>(
  schema: v.GenericSchema<unknown, Result>,
  toldBy: (state: State) => Omit<Result, keyof PuzzleDay>,
): CarriedStateSpec<readonly Result[], State> {
  return {
    scope: 'all-choices',
    schema: v.array(schema),
    initial: [],
    update(results, state, { level, variant: date }) {
      // The first result of a day counts: another tab may have been at the same puzzle.
      if (findDayResult(results, { level, date })) return results;
      return [...results, { ...toldBy(state), level, date } as Result].slice(-MAX_KEPT_DAYS);
    },
  };
}
