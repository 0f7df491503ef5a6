import { pick, type Rng, shuffle } from '../domain/random.ts';

/** Tells whether earlier classes used a phrase or word; case and outer spaces do not count. */
export type UsageTest = (text: string) => boolean;

const normalise = (text: string) => text.trim().toLowerCase();

export function createUsageTest(texts: readonly string[]): UsageTest {
  const used = new Set(texts.map(normalise));
  return (text) => used.has(normalise(text));
}

/** One of the items with the lowest cost, by chance among equals. Throws on an empty list. */
export function pickCheapest<Item>(items: readonly Item[], cost: (item: Item) => number, rng: Rng): Item {
  const lowest = Math.min(...items.map(cost));
  return pick(
    items.filter((item) => cost(item) === lowest),
    rng,
  );
}

/** `count` items in a random order, used ones only when the fresh ones do not suffice. */
export function pickFreshFirst<Item>(
  items: readonly Item[],
  count: number,
  wasUsed: (item: Item) => boolean,
  rng: Rng,
): Item[] {
  const mixed = shuffle(items, rng);
  const fresh = mixed.filter((item) => !wasUsed(item));
  return [...fresh, ...mixed.filter(wasUsed)].slice(0, count);
}
