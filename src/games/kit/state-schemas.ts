import * as v from 'valibot';

/** A count or an index: a whole number from 0. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A whole number from 0 and below `end`, such as an index on the board. */
export function createIndexSchema(end: number) {
  return v.pipe(countSchema, v.maxValue(end - 1));
}

/** Play time in milliseconds. */
export const playMsSchema = v.pipe(v.number(), v.minValue(0));
