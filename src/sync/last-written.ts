import { canonicalJson } from '../data/canonical-json.ts';
import type { Stamp } from '../domain/records.ts';

/**
 * The value that was written last, by `(updatedAt, deviceId)`. Values that carry the same stamp, as
 * those without one do, are settled by their content, the same on every device.
 */
export function lastWritten<Value extends Stamp>(a: Value, b: Value): Value {
  if (a.updatedAt !== b.updatedAt) return a.updatedAt > b.updatedAt ? a : b;
  if (a.deviceId !== b.deviceId) return a.deviceId > b.deviceId ? a : b;
  return canonicalJson(a) >= canonicalJson(b) ? a : b;
}
