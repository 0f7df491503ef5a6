import { type Rng, shuffle } from '../../domain/random.ts';

/**
 * Up to `count` items in a random order: first those that no earlier game used, then those used longest
 * ago, so that nothing repeats until the pool is spent. Of items with the same key only one is dealt.
 * @param used keys of earlier games' items, the longest ago first
 */
export function dealFresh<Item>(
  items: readonly Item[],
  count: number,
  { key, used, rng }: { key: (item: Item) => string; used: readonly string[]; rng: Rng },
): readonly Item[] {
  const lastUse = new Map(used.map((name, index) => [name, index]));
  const byKey = new Map(shuffle(items, rng).map((item) => [key(item), item]));
  const inTurn = [...byKey].sort(([one], [other]) => (lastUse.get(one) ?? -1) - (lastUse.get(other) ?? -1));
  const dealt = inTurn.slice(0, count).map(([, item]) => item);
  return shuffle(dealt, rng);
}
