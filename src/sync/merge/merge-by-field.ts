import {
  compareStamps,
  type FieldStamped,
  getFieldStamp,
  setFieldStamps,
} from '../../domain/field-stamps.ts';
import type { Stamp } from '../../domain/records.ts';
import { chooseLarger, mergeLastWritten } from './merge-last-written.ts';

/**
 * Merges `fields` one by one, each by its last writer, and the rest as one value. A field that one side lacks
 * is taken from the other, because it was never set there, or could not be read.
 */
export function mergeByField<Value extends FieldStamped>(
  a: Value,
  b: Value,
  fields: readonly (keyof Value & string)[],
): Value {
  const merged = new Map<string, unknown>();
  const stamps = new Map<string, Stamp>();
  for (const field of fields) {
    const winner = chooseWriter(a, b, field);
    if (winner[field] === undefined) continue;
    merged.set(field, winner[field]);
    stamps.set(field, getFieldStamp(winner, field));
  }
  // Fields that are merged on their own must not decide which of the other values wins.
  const rest = mergeLastWritten(omitFields(a, fields), omitFields(b, fields));
  return setFieldStamps({ ...rest, ...Object.fromEntries(merged) }, stamps) as Value;
}

/** The side whose value of a field wins. */
function chooseWriter<Value extends FieldStamped>(a: Value, b: Value, field: keyof Value & string): Value {
  if (a[field] === undefined || b[field] === undefined) return a[field] === undefined ? b : a;
  const order = compareStamps(getFieldStamp(a, field), getFieldStamp(b, field));
  if (order !== 0) return order > 0 ? a : b;
  return chooseLarger(a[field], b[field]) === a[field] ? a : b;
}

function omitFields<Value extends FieldStamped>(value: Value, fields: readonly string[]): FieldStamped {
  const others = Object.entries(value).filter(([name]) => name !== 'fieldStamps' && !fields.includes(name));
  return Object.fromEntries(others) as unknown as FieldStamped;
}
