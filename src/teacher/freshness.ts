import { pick, type Rng, shuffle } from '../domain/random.ts';

/** Whether earlier classes used a phrase or word; ignores case and outer spaces. */
export type UsageTest = (text: string) => boolean;

const normalise = (text: string) => text.trim().toLowerCase();

export function createUsageTest(texts: readonly string[]): UsageTest {
  const used = new Set(texts.map(normalise));
  return (text) => used.has(normalise(text));
}

/**
 * A random one of the items with the lowest cost.
 *
 * @throws on an empty list
 */
export function pickCheapest<Item>(items: readonly Item[], cost: (item: Item) => number, rng: Rng): Item {
  const lowest = Math.min(...items.map(cost));
  return pick(
    items.filter((item) => cost(item) === lowest),
    rng,
  );
}

/** `count` items in random order, with used ones only when there are not enough fresh ones. */
export function pickFreshFirst<Item>(
  items: readonly Item[],
  count: number,
  wasUsed: (item: Item) => boolean,
  rng: Rng,
): Item[] {
  const shuffled = shuffle(items, rng);
  const fresh = shuffled.filter((item) => !wasUsed(item));
  return [...fresh, ...shuffled.filter(wasUsed)].slice(0, count);
}
