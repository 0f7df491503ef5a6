export interface QueueLimits {
  /** How many may wait, in all and of one owner. */
  maxQueued: number;
  maxQueuedPerOwner: number;
}

/**
 * What waits for a turn. Owners take turns, so that a flood of one delays no other; when too much waits, the owner
 * who has most waiting gives a place to one who has less.
 */
export interface RoundRobinQueue<Item> {
  /** Whether an item of this owner would be taken now. */
  hasRoom(owner: string): boolean;
  /** Takes an item for which there is room, and answers the one that had to give its place up for it. */
  enqueue(owner: string, item: Item): Item | undefined;
  /** Ends the wait of an item without a turn. */
  remove(owner: string, item: Item): void;
  /** Takes out the item whose turn it is. */
  dequeue(): Item | undefined;
}

export function createRoundRobinQueue<Item>({
  maxQueued,
  maxQueuedPerOwner,
}: QueueLimits): RoundRobinQueue<Item> {
  /** Each owner's items in their order, never none; the owner whose turn is next comes first. */
  const lines = new Map<string, Item[]>();
  let waits = 0;

  /** Of the owner who has most waiting. */
  function longest(): [owner: string, items: Item[]] | undefined {
    return [...lines].reduce<[string, Item[]] | undefined>(
      (most, line) => (most && most[1].length >= line[1].length ? most : line),
      undefined,
    );
  }

  function takeOut(owner: string, items: Item[], at: number): Item | undefined {
    const [item] = items.splice(at, 1);
    if (items.length === 0) lines.delete(owner);
    waits -= 1;
    return item;
  }

  return {
    hasRoom(owner) {
      const own = lines.get(owner)?.length ?? 0;
      if (own >= maxQueuedPerOwner) return false;
      return waits < maxQueued || own + 1 < (longest()?.[1].length ?? 0);
    },
    enqueue(owner, item) {
      const most = waits < maxQueued ? undefined : longest();
      const displaced = most && takeOut(...most, most[1].length - 1);
      const own = lines.get(owner);
      if (own) own.push(item);
      else lines.set(owner, [item]);
      waits += 1;
      return displaced;
    },
    remove(owner, item) {
      const items = lines.get(owner) ?? [];
      const at = items.indexOf(item);
      if (at >= 0) takeOut(owner, items, at);
    },
    dequeue() {
      const [first] = lines;
      if (!first) return undefined;
      const [owner, items] = first;
      const item = takeOut(owner, items, 0);
      // To the end: the others come before its next one.
      if (lines.delete(owner)) lines.set(owner, items);
      return item;
    },
  };
}
