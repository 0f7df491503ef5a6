import { type Rng, shuffle } from '../domain/random.ts';

/** Whether earlier classes used a phrase or word; ignores case, and spaces around it. */
export type UsageTest = (text: string) => boolean;

const normalise = (text: string) => text.trim().toLowerCase();

/** A test for these phrases or words of earlier classes. */
export function createUsageTest(texts: readonly string[]): UsageTest {
  const used = new Set(texts.map(normalise));
  return (text) => used.has(normalise(text));
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
