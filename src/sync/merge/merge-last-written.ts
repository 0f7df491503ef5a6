import { canonicalJson } from '../../data/canonical-json.ts';
import type { Stamp } from '../../domain/records.ts';
import { isSameValue } from '../wire/plain-value.ts';

/**
 * The value that was written last, by `(updatedAt, deviceId)`. Values with the same stamp are merged field by
 * field, such as those without a stamp, or one to which another version has added fields.
 */
export function mergeLastWritten<Value extends Stamp>(a: Value, b: Value): Value {
  if (a.updatedAt !== b.updatedAt) return a.updatedAt > b.updatedAt ? a : b;
  if (a.deviceId !== b.deviceId) return a.deviceId > b.deviceId ? a : b;
  return mergeFields(a, b);
}

/** The fields of both; of two values for a field the one with the larger JSON wins, on every device. */
export function mergeFields<Part extends object>(a: Part, b: Part): Part {
  if (isSameValue(a, b)) return a;
  const fields = new Map<string, unknown>(Object.entries(a));
  for (const [key, value] of Object.entries(b)) {
    fields.set(key, fields.has(key) ? chooseLarger(fields.get(key), value) : value);
  }
  return { ...a, ...Object.fromEntries(fields) };
}

/** Of two values the one with the larger JSON. */
export function chooseLarger(x: unknown, y: unknown): unknown {
  // Most values are equal, and comparing them is faster than making JSON.
  return isSameValue(x, y) || canonicalJson(x) >= canonicalJson(y) ? x : y;
}
