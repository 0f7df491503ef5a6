import { type Rng, shuffle } from '../../domain/random.ts';
import type { GameLearner } from '../contract.ts';

/** What comes before all others. */
export interface DealPriority {
  /** The most pressing first; at most so many of them. */
  urgentKeys: readonly string[];
  maxUrgent: number;
  /** What comes next, before all that no earlier game used. */
  nextKeys?: readonly string[];
}

interface DealItemsOptions<Item> {
  getKey: (item: Item) => string;
  /** Keys of earlier games' items, the longest ago first. */
  usedKeys: readonly string[];
  priority?: DealPriority | undefined;
  rng: Rng;
}

/**
 * All items in the order in which they are due: what the learner is to meet again, what they have begun to learn, then
 * what no earlier game used, then what was used longest ago, so that nothing else repeats until the pool is spent. Of items with the same key
 * only one is there. Otherwise the order is random.
 */
export function orderForDeal<Item>(
  items: readonly Item[],
  { getKey, usedKeys, priority = { urgentKeys: [], maxUrgent: 0 }, rng }: DealItemsOptions<Item>,
): readonly Item[] {
  const lastUse = new Map(usedKeys.map((name, index) => [name, index]));
  const byKey = new Map(shuffle(items, rng).map((item) => [getKey(item), item]));
  const isThere = (name: string) => byKey.has(name);
  const again = new Set([
    ...priority.urgentKeys.filter(isThere).slice(0, priority.maxUrgent),
    ...(priority.nextKeys ?? []).filter(isThere),
  ]);
  const others = [...byKey.keys()].filter((name) => !again.has(name));
  const usedBefore = others
    .filter((name) => lastUse.has(name))
    .sort((one, other) => (lastUse.get(one) ?? 0) - (lastUse.get(other) ?? 0));
  const fresh = others.filter((name) => !lastUse.has(name));
  return [...again, ...fresh, ...usedBefore].flatMap((name) => byKey.get(name) ?? []);
}

/** The first `count` items in turn, in a random order. */
export function dealItems<Item>(
  items: readonly Item[],
  count: number,
  options: DealItemsOptions<Item>,
): readonly Item[] {
  return shuffle(orderForDeal(items, options).slice(0, count), options.rng);
}

/**
 * Words that the learner is to meet again, as at most half of a deal: the rest is new. New are words that were not
 * known once yet; of those the begun ones come before any that were never met, so that nobody has more words at hand
 * than can be learnt. Words that they chose themselves may be the whole of it.
 */
export function prioritizeReviewWords(
  { due, weak, learning, chosenWords }: Pick<GameLearner, 'due' | 'weak' | 'learning' | 'chosenWords'>,
  count: number,
): DealPriority {
  return chosenWords.length > 0
    ? { urgentKeys: chosenWords, maxUrgent: count }
    : { urgentKeys: [...due, ...weak], maxUrgent: Math.ceil(count / 2), nextKeys: learning };
}
