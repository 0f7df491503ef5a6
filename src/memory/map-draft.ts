/** A map that is changed many times and copied once. */
export interface MapDraft<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /** The map with its changes; the very same where there were none. */
  toMap(): Readonly<Record<string, Value>>;
}

/** Changes over a map. Words are keys, "constructor" too: only a map's own keys count. */
export function createMapDraft<Value>(map: Readonly<Record<string, Value>>): MapDraft<Value> {
  const changed = new Map<string, Value>();
  return {
    get: (key) => changed.get(key) ?? (Object.hasOwn(map, key) ? map[key] : undefined),
    set(key, value) {
      changed.set(key, value);
    },
    toMap: () => (changed.size === 0 ? map : { ...map, ...Object.fromEntries(changed) }),
  };
}
