import * as v from 'valibot';
import { findDayResult, type PuzzleDay } from '../../domain/day-puzzle.ts';
import type { CarriedStateSpec } from '../game-contract.ts';

/** How many of the newest results are kept. */
export const MAX_KEPT_DAYS = 60;

/**
 * The carried state of a puzzle of the day, which has its date as variant: one result per day, the newest
 * last.
 * @param getDayResult the result of a finished game
 */
export function createCarriedDayResults<Result extends PuzzleDay, State>(
  schema: v.GenericSchema<unknown, Result>,
  getDayResult: (state: State) => Omit<Result, keyof PuzzleDay>,
): CarriedStateSpec<readonly Result[], State> {
  return {
    scope: 'all-choices',
    schema: v.array(schema),
    initial: [],
    update(results, state, { level, variant: date }) {
      // The first result of a day counts: another tab may have played the same puzzle.
      if (findDayResult(results, { level, date })) return results;
      return [...results, { ...getDayResult(state), level, date } as Result].slice(-MAX_KEPT_DAYS);
    },
  };
}
