import * as v from 'valibot';

/** How many, how far, or which: a whole number from 0. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A whole number from 0 to below `end`, such as a place on the board. */
export function createIndexSchema(end: number) {
  return v.pipe(countSchema, v.maxValue(end - 1));
}

/** Milliseconds of play. */
export const playMsSchema = v.pipe(v.number(), v.minValue(0));
