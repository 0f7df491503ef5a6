import { getIdentityKey, type Value } from './values.ts';

/** A list under transforms: what each costs is the elements that it names, however long the list is. */
export interface ListDraft {
  /** Adds those that the list lacks at its end, each once. */
  append(elements: readonly Value[]): void;
  /** Takes out every element that is the same as one of these. */
  remove(elements: readonly Value[]): void;
  values(): readonly Value[];
}

/** Looks at each of `values` once, to know its places from then on. */
export function createListDraft(values: readonly Value[]): ListDraft {
  const kept: (Value | undefined)[] = [];
  const places = new Map<string, number[]>();

  function put(value: Value, identity: string): void {
    const known = places.get(identity);
    if (known) known.push(kept.length);
    else places.set(identity, [kept.length]);
    kept.push(value);
  }

  for (const value of values) put(value, getIdentityKey(value));

  return {
    append(elements) {
      for (const element of elements) {
        const identity = getIdentityKey(element);
        if (!places.has(identity)) put(element, identity);
      }
    },
    remove(elements) {
      for (const element of elements) {
        const identity = getIdentityKey(element);
        for (const place of places.get(identity) ?? []) kept[place] = undefined;
        places.delete(identity);
      }
    },
    values: () => kept.filter((value) => value !== undefined),
  };
}
