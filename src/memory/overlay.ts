/** A map that is changed many times and copied once. */
export interface Overlay<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /** How many keys there are. */
  size(): number;
  /** The map with its changes; the very same where there were none. */
  result(): Readonly<Record<string, Value>>;
}

/** Changes over a map. Words are keys, "constructor" too: only a map's own keys count. */
export function overlay<Value>(map: Readonly<Record<string, Value>>): Overlay<Value> {
  const changed = new Map<string, Value>();
  let size = Object.keys(map).length;
  return {
    get: (key) => changed.get(key) ?? (Object.hasOwn(map, key) ? map[key] : undefined),
    set(key, value) {
      if (!changed.has(key) && !Object.hasOwn(map, key)) size += 1;
      changed.set(key, value);
    },
    size: () => size,
    result: () => (changed.size === 0 ? map : { ...map, ...Object.fromEntries(changed) }),
  };
}
