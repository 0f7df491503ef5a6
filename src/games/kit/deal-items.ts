import { type Rng, shuffle } from '../../domain/random.ts';
import type { GameLearner } from '../game-contract.ts';

/** Which keys are dealt before all others. */
export interface DealPriority {
  /** The most urgent first. */
  urgentKeys: readonly string[];
  /** How many urgent keys one deal takes at most. */
  maxUrgent: number;
  /** Dealt after the urgent ones, before unused items. */
  nextKeys?: readonly string[];
}

interface DealItemsOptions<Item> {
  getKey: (item: Item) => string;
  /** Keys of items in earlier games, the oldest first. */
  usedKeys: readonly string[];
  priority?: DealPriority | undefined;
  rng: Rng;
}

/**
 * Orders items for a deal: urgent keys, next keys, unused items, then used items, the oldest use first. So
 * nothing but reviews repeats until the pool is used up. The rest is random, and only one item per key is
 * returned.
 */
export function orderForDeal<Item>(
  items: readonly Item[],
  { getKey, usedKeys, priority = { urgentKeys: [], maxUrgent: 0 }, rng }: DealItemsOptions<Item>,
): readonly Item[] {
  const lastUse = new Map(usedKeys.map((key, index) => [key, index]));
  const byKey = new Map(shuffle(items, rng).map((item) => [getKey(item), item]));
  const exists = (key: string) => byKey.has(key);
  const first = new Set([
    ...priority.urgentKeys.filter(exists).slice(0, priority.maxUrgent),
    ...(priority.nextKeys ?? []).filter(exists),
  ]);
  const others = [...byKey.keys()].filter((key) => !first.has(key));
  const usedBefore = others
    .filter((key) => lastUse.has(key))
    .sort((one, other) => (lastUse.get(one) ?? 0) - (lastUse.get(other) ?? 0));
  const unused = others.filter((key) => !lastUse.has(key));
  return [...first, ...unused, ...usedBefore].flatMap((key) => byKey.get(key) ?? []);
}

/** The first `count` items of `orderForDeal`, in random order. */
export function dealItems<Item>(
  items: readonly Item[],
  count: number,
  options: DealItemsOptions<Item>,
): readonly Item[] {
  return shuffle(orderForDeal(items, options).slice(0, count), options.rng);
}

/**
 * Gives due and weak words at most half of a deal; the rest is new. Words in learning come before words never
 * met, so that a learner does not start too many at once. Words that the learner chose may fill the whole
 * deal.
 */
export function prioritizeReviewWords(
  { due, weak, learning, chosenWords }: Pick<GameLearner, 'due' | 'weak' | 'learning' | 'chosenWords'>,
  count: number,
): DealPriority {
  return chosenWords.length > 0
    ? { urgentKeys: chosenWords, maxUrgent: count }
    : { urgentKeys: [...due, ...weak], maxUrgent: Math.ceil(count / 2), nextKeys: learning };
}
