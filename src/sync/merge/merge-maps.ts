/** All members of the two maps; `merge` decides between different values under the same key. */
export function mergeMaps<Value>(
  a: Readonly<Record<string, Value>>,
  b: Readonly<Record<string, Value>>,
  merge: (a: Value, b: Value) => Value,
): Readonly<Record<string, Value>> {
  if (a === b) return a;
  const merged = new Map(Object.entries(a));
  for (const [key, value] of Object.entries(b)) {
    const existing = merged.get(key);
    merged.set(key, existing === undefined || existing === value ? value : merge(existing, value));
  }
  return Object.fromEntries(merged);
}

/** Merges counters: the larger one for each name, because a counter only grows. */
export function mergeCounts(
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  return mergeMaps(a, b, Math.max);
}
