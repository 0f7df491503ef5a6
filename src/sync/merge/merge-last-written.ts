import { canonicalJson } from '../../data/canonical-json.ts';
import type { Stamp } from '../../domain/records.ts';
import { isSameValue } from '../wire/plain-value.ts';

/**
 * The value that was written last, by `(updatedAt, getDeviceId)`. Values that carry the same stamp, as
 * those without one do, and those of which one lacks what this version does not know, are joined.
 */
export function mergeLastWritten<Value extends Stamp>(a: Value, b: Value): Value {
  if (a.updatedAt !== b.updatedAt) return a.updatedAt > b.updatedAt ? a : b;
  if (a.deviceId !== b.deviceId) return a.deviceId > b.deviceId ? a : b;
  return mergeFields(a, b);
}

/** The fields of both; a conflict is settled by content, the same on every device: the larger text wins. */
export function mergeFields<Part extends object>(a: Part, b: Part): Part {
  if (isSameValue(a, b)) return a;
  const fields = new Map<string, unknown>(Object.entries(a));
  for (const [key, value] of Object.entries(b)) {
    fields.set(key, fields.has(key) ? larger(fields.get(key), value) : value);
  }
  return { ...a, ...Object.fromEntries(fields) };
}

function larger(x: unknown, y: unknown): unknown {
  // Most that meets is the same; writing it down as text is slow.
  return isSameValue(x, y) || canonicalJson(x) >= canonicalJson(y) ? x : y;
}
