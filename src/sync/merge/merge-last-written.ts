import { canonicalJson } from '../../data/canonical-json.ts';
import type { Stamp } from '../../domain/records.ts';
import { isSameValue } from '../wire/plain-value.ts';

/**
 * The value that was written last, by `(updatedAt, deviceId)`. Values with the same stamp are merged field by
 * field: another version of the app may have added fields to one, and values from before stamps are all
 * equally old.
 */
export function mergeLastWritten<Value extends Stamp>(a: Value, b: Value): Value {
  if (a.updatedAt !== b.updatedAt) return a.updatedAt > b.updatedAt ? a : b;
  if (a.deviceId !== b.deviceId) return a.deviceId > b.deviceId ? a : b;
  return mergeFields(a, b);
}

/**
 * The fields of both. If both have a field, the value with the larger JSON wins, so that all devices agree.
 */
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
