import * as v from 'valibot';
import { type PuzzleDay, resultOn } from '../../domain/day-puzzle.ts';
import type { GameMemory } from '../contract.ts';

/** So many of the newest results are kept. */
export const KEPT_DAYS = 60;

/**
 * The memory of a puzzle of the day, whose variant is its date: what each day came to, the newest last.
 * @param toldBy what is kept of a finished game
 */
export function rememberDays<Result extends PuzzleDay, State>(
  schema: v.GenericSchema<unknown, Result>,
  toldBy: (state: State) => Omit<Result, keyof PuzzleDay>,
): GameMemory<readonly Result[], State> {
  return {
    keptFor: 'all-choices',
    schema: v.array(schema),
    initial: [],
    after(results, state, { level, variant: date }) {
      // The first result of a day counts: another tab may have been at the same puzzle.
      if (resultOn(results, { level, date })) return results;
      return [...results, { ...toldBy(state), level, date } as Result].slice(-KEPT_DAYS);
    },
  };
}
