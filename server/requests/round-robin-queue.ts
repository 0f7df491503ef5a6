import type { QueueLimits } from '../rate-limits/quotas.ts';

/**
 * A queue in which owners take turns, so that a flood of one delays no other. When it is full, the owner with
 * the most items gives a place to one with fewer.
 */
export interface RoundRobinQueue<Item> {
  /** Whether an item of this owner would be accepted now. */
  hasRoom(owner: string): boolean;
  /** Adds an item for which there is room, and returns the item that it displaced, if any. */
  enqueue(owner: string, item: Item): Item | undefined;
  /** Removes an item that no longer waits. */
  remove(owner: string, item: Item): void;
  /** Removes and returns the next item. */
  dequeue(): Item | undefined;
}

export function createRoundRobinQueue<Item>({
  maxQueued,
  maxQueuedPerOwner,
}: QueueLimits): RoundRobinQueue<Item> {
  /** Each owner's items in order, never empty; the owner who is next comes first. */
  const queues = new Map<string, Item[]>();
  let queuedCount = 0;

  /** The owner with the most items. */
  function findLongest(): [owner: string, items: Item[]] | undefined {
    return [...queues].reduce<[string, Item[]] | undefined>(
      (longest, queue) => (longest && longest[1].length >= queue[1].length ? longest : queue),
      undefined,
    );
  }

  function removeAt(owner: string, items: Item[], at: number): Item | undefined {
    const [item] = items.splice(at, 1);
    if (items.length === 0) queues.delete(owner);
    queuedCount -= 1;
    return item;
  }

  return {
    hasRoom(owner) {
      const own = queues.get(owner)?.length ?? 0;
      if (own >= maxQueuedPerOwner) return false;
      return queuedCount < maxQueued || own + 1 < (findLongest()?.[1].length ?? 0);
    },
    enqueue(owner, item) {
      const longest = queuedCount < maxQueued ? undefined : findLongest();
      const displaced = longest && removeAt(...longest, longest[1].length - 1);
      const own = queues.get(owner);
      if (own) own.push(item);
      else queues.set(owner, [item]);
      queuedCount += 1;
      return displaced;
    },
    remove(owner, item) {
      const items = queues.get(owner) ?? [];
      const at = items.indexOf(item);
      if (at >= 0) removeAt(owner, items, at);
    },
    dequeue() {
      const [first] = queues;
      if (!first) return undefined;
      const [owner, items] = first;
      const item = removeAt(owner, items, 0);
      // Reinserted at the end: the other owners come before its next item.
      if (queues.delete(owner)) queues.set(owner, items);
      return item;
    },
  };
}
