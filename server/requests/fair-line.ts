export interface FairLineLimits {
  /** How many may wait, in all and of one owner. */
  waiting: number;
  waitingPerOwner: number;
}

/**
 * What waits for a turn. Owners take turns, so that a flood of one delays no other; when too much waits, the owner
 * who has most waiting gives a place to one who has less.
 */
export interface FairLine<Item> {
  /** Whether an item of this owner would be taken now. */
  hasRoom(owner: string): boolean;
  /** Takes an item for which there is room, and answers the one that had to give its place up for it. */
  join(owner: string, item: Item): Item | undefined;
  /** Ends the wait of an item without a turn. */
  leave(owner: string, item: Item): void;
  /** Takes out the item whose turn it is. */
  next(): Item | undefined;
}

export function createFairLine<Item>({ waiting, waitingPerOwner }: FairLineLimits): FairLine<Item> {
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
      if (own >= waitingPerOwner) return false;
      return waits < waiting || own + 1 < (longest()?.[1].length ?? 0);
    },
    join(owner, item) {
      const most = waits < waiting ? undefined : longest();
      const displaced = most && takeOut(...most, most[1].length - 1);
      const own = lines.get(owner);
      if (own) own.push(item);
      else lines.set(owner, [item]);
      waits += 1;
      return displaced;
    },
    leave(owner, item) {
      const items = lines.get(owner) ?? [];
      const at = items.indexOf(item);
      if (at >= 0) takeOut(owner, items, at);
    },
    next() {
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
