/**
 * The members of both maps; `join` makes one of two that are under the same key, unless they are the same.
 */
export function mergeMaps<Value>(
  a: Readonly<Record<string, Value>>,
  b: Readonly<Record<string, Value>>,
  join: (a: Value, b: Value) => Value,
): Readonly<Record<string, Value>> {
  if (a === b) return a;
  const merged = new Map(Object.entries(a));
  for (const [key, value] of Object.entries(b)) {
    const known = merged.get(key);
    merged.set(key, known === undefined || known === value ? value : join(known, value));
  }
  return Object.fromEntries(merged);
}

/** Counters of devices: each device's larger one, since a counter only grows. */
export function mergeCounts(
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  return mergeMaps(a, b, Math.max);
}
