import type { QueueLimits } from '../rate-limits/quotas.ts';

/** Whose work it is. Addresses take turns, and within an address its learners do. */
export interface WorkOwner {
  address: string;
  /** Absent where no learner is known, as at a sign-in. */
  learner?: string | undefined;
}

/**
 * Weighted fair queueing (https://en.wikipedia.org/wiki/Weighted_fair_queueing) by address, and by learner
 * within an address. Each is served by the price of its items, so that neither many items nor expensive ones
 * delay another address, and cheap items come before expensive ones. When the queue is full, the address with
 * the most items gives a place to one with fewer.
 */
export interface WeightedQueue<Item> {
  /** Whether an item of this owner would be accepted now. */
  hasRoom(owner: WorkOwner): boolean;
  /**
   * Adds an item for which there is room, and returns the item that it displaced, if any.
   *
   * @param price grows with the work; 1 for the least
   */
  enqueue(owner: WorkOwner, item: Item, price?: number): Item | undefined;
  /** Removes an item that no longer waits. */
  remove(owner: WorkOwner, item: Item): void;
  /** Removes and returns the next item, of the addresses that are ready. */
  dequeue(isReady?: (address: string) => boolean): Item | undefined;
  isEmpty(): boolean;
}

/** What is served in turns: an address, or a learner. It is dropped when nothing of it waits. */
interface Lane {
  /** When its first item begins in virtual time, whose unit is the price. */
  startsAt: number;
}

/** Lanes that share one virtual time: when the item that was served last ends. New lanes start from there. */
interface LaneGroup<OneLane extends Lane> {
  lanes: Map<string, OneLane>;
  time: number;
}

interface LearnerLane<Item> extends Lane {
  waiting: { item: Item; price: number }[];
}

interface AddressLane<Item> extends Lane, LaneGroup<LearnerLane<Item>> {
  count: number;
}

/** A lane, and when its first item ends in virtual time. */
interface NextLane<OneLane> {
  name: string;
  lane: OneLane;
  price: number;
  endsAt: number;
}

/** The lane whose first item ends first. */
function findNext<OneLane extends Lane>(
  { lanes }: LaneGroup<OneLane>,
  getPrice: (lane: OneLane) => number,
  isReady: (name: string) => boolean = () => true,
): NextLane<OneLane> | undefined {
  let next: NextLane<OneLane> | undefined;
  for (const [name, lane] of lanes) {
    const price = getPrice(lane);
    const endsAt = lane.startsAt + price;
    if ((!next || endsAt < next.endsAt) && isReady(name)) next = { name, lane, price, endsAt };
  }
  return next;
}

/** Advances the virtual time, in which the lane's next item begins where this one ends. */
function serve<OneLane extends Lane>(group: LaneGroup<OneLane>, { lane, endsAt }: NextLane<OneLane>): void {
  lane.startsAt = endsAt;
  group.time = Math.max(group.time, endsAt);
}

function findNextLearner<Item>(lane: AddressLane<Item>): NextLane<LearnerLane<Item>> | undefined {
  return findNext(lane, ({ waiting }) => waiting[0]?.price ?? 0);
}

/** @param limits in total, and of one address */
export function createWeightedQueue<Item>({
  maxQueued,
  maxQueuedPerAddress,
}: QueueLimits): WeightedQueue<Item> {
  const addresses: LaneGroup<AddressLane<Item>> = { lanes: new Map(), time: 0 };
  let queuedCount = 0;

  /** The address with the most items. */
  function findLongest(): [address: string, lane: AddressLane<Item>] | undefined {
    return [...addresses.lanes].reduce<[string, AddressLane<Item>] | undefined>(
      (longest, one) => (longest && longest[1].count >= one[1].count ? longest : one),
      undefined,
    );
  }

  function removeAt({ address, learner = '' }: WorkOwner, at: number): Item | undefined {
    const addressLane = addresses.lanes.get(address);
    const learnerLane = addressLane?.lanes.get(learner);
    if (!addressLane || !learnerLane) return undefined;
    const [removed] = learnerLane.waiting.splice(at, 1);
    if (removed) {
      addressLane.count -= 1;
      queuedCount -= 1;
    }
    if (learnerLane.waiting.length === 0) addressLane.lanes.delete(learner);
    if (addressLane.count === 0) addresses.lanes.delete(address);
    return removed?.item;
  }

  /** Removes the last item of the learner with the most, at the address with the most. */
  function displace(): Item | undefined {
    const [address, lane] = findLongest() ?? [];
    if (address === undefined || !lane) return undefined;
    const [longest] = [...lane.lanes].toSorted(
      ([, one], [, other]) => other.waiting.length - one.waiting.length,
    );
    return longest && removeAt({ address, learner: longest[0] }, longest[1].waiting.length - 1);
  }

  return {
    hasRoom({ address }) {
      const own = addresses.lanes.get(address)?.count ?? 0;
      if (own >= maxQueuedPerAddress) return false;
      return queuedCount < maxQueued || own + 1 < (findLongest()?.[1].count ?? 0);
    },
    enqueue({ address, learner = '' }, item, price = 1) {
      const displaced = queuedCount < maxQueued ? undefined : displace();
      const addressLane = addresses.lanes.get(address) ?? {
        lanes: new Map(),
        time: 0,
        count: 0,
        startsAt: addresses.time,
      };
      addresses.lanes.set(address, addressLane);
      const learnerLane = addressLane.lanes.get(learner) ?? { waiting: [], startsAt: addressLane.time };
      addressLane.lanes.set(learner, learnerLane);
      learnerLane.waiting.push({ item, price });
      addressLane.count += 1;
      queuedCount += 1;
      return displaced;
    },
    remove(owner, item) {
      const waiting = addresses.lanes.get(owner.address)?.lanes.get(owner.learner ?? '')?.waiting;
      const at = waiting?.findIndex((one) => one.item === item) ?? -1;
      if (at >= 0) removeAt(owner, at);
    },
    dequeue(isReady) {
      const address = findNext(addresses, (lane) => findNextLearner(lane)?.price ?? 0, isReady);
      const learner = address && findNextLearner(address.lane);
      if (!address || !learner) return undefined;
      serve(addresses, address);
      serve(address.lane, learner);
      return removeAt({ address: address.name, learner: learner.name }, 0);
    },
    isEmpty: () => queuedCount === 0,
  };
}
