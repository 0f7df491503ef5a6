/** A random number generator: each call returns the next number in [0, 1). */
export type Rng = () => number;

/** Spreads a seed over 32 bits, so that neighbouring seeds differ in all bits (splitmix32's finaliser). */
function scramble(seed: number): number {
  let bits = seed | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/**
 * A generator with the same numbers for the same seed on every machine (mulberry32). Good enough to deal
 * exercises and cards; not for secrets.
 * @param seed any finite number; both its 32-bit halves count, so a timestamp in milliseconds is fine
 */
export function createSeededRng(seed: number): Rng {
  const whole = Math.trunc(seed);
  let state = scramble(whole) ^ scramble(Math.floor(whole / 2 ** 32) + 0x9e3779b9);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed for `createSeededRng` from a text: 32-bit FNV-1a over its UTF-16 code units. */
export function hashSeed(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** A random item, uniformly. Throws on an empty list, which is a bug of the caller. */
export function pick<Item>(items: readonly Item[], rng: Rng): Item {
  if (items.length === 0) throw new Error('Nothing to pick from');
  return items[Math.floor(rng() * items.length)] as Item;
}

/** A random one of the items with the lowest cost. Throws on an empty list, which is a bug of the caller. */
export function pickCheapest<Item>(items: readonly Item[], cost: (item: Item) => number, rng: Rng): Item {
  const costs = items.map(cost);
  const lowest = Math.min(...costs);
  return pick(
    items.filter((_, index) => costs[index] === lowest),
    rng,
  );
}

/** A copy in random order (Fisher–Yates). */
export function shuffle<Item>(items: readonly Item[], rng: Rng): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(rng() * (last + 1));
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}
