import { type Rng, shuffle } from '../../domain/random.ts';
import type { GameLearner } from '../contract.ts';

/** What comes before all others. */
export interface First {
  /** The most pressing first; at most so many of them. */
  keys: readonly string[];
  atMost: number;
  /** What comes next, before all that no earlier game used. */
  next?: readonly string[];
}

interface DealOptions<Item> {
  key: (item: Item) => string;
  /** Keys of earlier games' items, the longest ago first. */
  used: readonly string[];
  first?: First | undefined;
  rng: Rng;
}

/**
 * All items in the order in which they are due: what the learner is to meet again, what they have begun to learn, then
 * what no earlier game used, then what was used longest ago, so that nothing else repeats until the pool is spent. Of items with the same key
 * only one is there. Otherwise the order is random.
 */
export function inTurn<Item>(
  items: readonly Item[],
  { key, used, first = { keys: [], atMost: 0 }, rng }: DealOptions<Item>,
): readonly Item[] {
  const lastUse = new Map(used.map((name, index) => [name, index]));
  const byKey = new Map(shuffle(items, rng).map((item) => [key(item), item]));
  const isThere = (name: string) => byKey.has(name);
  const again = new Set([
    ...first.keys.filter(isThere).slice(0, first.atMost),
    ...(first.next ?? []).filter(isThere),
  ]);
  const others = [...byKey.keys()].filter((name) => !again.has(name));
  const usedBefore = others
    .filter((name) => lastUse.has(name))
    .sort((one, other) => (lastUse.get(one) ?? 0) - (lastUse.get(other) ?? 0));
  const fresh = others.filter((name) => !lastUse.has(name));
  return [...again, ...fresh, ...usedBefore].flatMap((name) => byKey.get(name) ?? []);
}

/** The first `count` items in turn, in a random order. */
export function dealFresh<Item>(
  items: readonly Item[],
  count: number,
  options: DealOptions<Item>,
): readonly Item[] {
  return shuffle(inTurn(items, options).slice(0, count), options.rng);
}

/**
 * Words that the learner is to meet again, as at most half of a deal: the rest is new. New are words that were not
 * known once yet; of those the begun ones come before any that were never met, so that nobody has more words at hand
 * than can be learnt. Words that they chose themselves may be the whole of it.
 */
export function wordsAgain(
  { due, weak, begun, chosen }: Pick<GameLearner, 'due' | 'weak' | 'begun' | 'chosen'>,
  count: number,
): First {
  return chosen.length > 0
    ? { keys: chosen, atMost: count }
    : { keys: [...due, ...weak], atMost: Math.ceil(count / 2), next: begun };
}
