import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWeightedQueue, type WeightedQueue } from '../../../server/requests/weighted-queue.ts';

const createQueue = () => createWeightedQueue<string>({ maxQueued: 1_000, maxQueuedPerAddress: 1_000 });

function drain(queue: WeightedQueue<string>): string[] {
  const items: string[] = [];
  for (let item = queue.dequeue(); item !== undefined; item = queue.dequeue()) items.push(item);
  return items;
}

describe('a weighted queue', () => {
  test('thirty guests of one address delay an item of another address by one turn', () => {
    const queue = createQueue();
    for (let guest = 0; guest < 30; guest += 1)
      queue.enqueue({ address: 'café', learner: `guest ${guest}` }, 'guest');
    queue.enqueue({ address: 'school', learner: 'ana' }, 'ana');
    expect(drain(queue).indexOf('ana')).toBeLessThanOrEqual(1);
  });

  test('a learner with many items delays another of the same address by one turn', () => {
    const queue = createQueue();
    for (let count = 0; count < 30; count += 1) queue.enqueue({ address: 'school', learner: 'ben' }, 'ben');
    queue.enqueue({ address: 'school', learner: 'ana' }, 'ana');
    expect(drain(queue).indexOf('ana')).toBeLessThanOrEqual(1);
  });

  test('a cheap item comes before expensive ones, which were there first', () => {
    const queue = createQueue();
    for (let guest = 0; guest < 12; guest += 1) queue.enqueue({ address: `café ${guest}` }, 'long', 40);
    queue.enqueue({ address: 'school' }, 'short', 2);
    expect(drain(queue)[0]).toBe('short');
  });

  test('an expensive item comes after as much cheap work, however much more there is', () => {
    const queue = createQueue();
    queue.enqueue({ address: 'café' }, 'long', 40);
    for (let count = 0; count < 200; count += 1) queue.enqueue({ address: 'school' }, 'short', 2);
    expect(drain(queue).indexOf('long')).toBeLessThanOrEqual(20);
  });

  test('an item of an address that is not ready waits, and others go on', () => {
    const queue = createQueue();
    queue.enqueue({ address: 'café' }, 'paused');
    queue.enqueue({ address: 'school' }, 'ready', 50);
    expect(queue.dequeue((address) => address !== 'café')).toBe('ready');
    expect(queue.dequeue((address) => address !== 'café')).toBeUndefined();
    expect(queue.isEmpty()).toBe(false);
    expect(queue.dequeue()).toBe('paused');
  });

  test('a queue gives every item back once, those of a learner in order', () => {
    const item = fc.record({
      address: fc.constantFrom('a', 'b', 'c'),
      learner: fc.constantFrom('x', 'y', undefined),
      price: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 60 }), (items) => {
        const queue = createQueue();
        const names = items.map(({ address, learner, price }, index) => {
          const name = `${address} ${learner} ${index}`;
          queue.enqueue({ address, learner }, name, price);
          return name;
        });
        const drained = drain(queue);
        expect(drained.toSorted()).toEqual(names.toSorted());
        const filterFirst = (all: readonly string[]) => all.filter((name) => name.startsWith('a x '));
        expect(filterFirst(drained)).toEqual(filterFirst(names));
        expect(queue.isEmpty()).toBe(true);
      }),
    );
  });

  test('an address is served by price: of two with waiting items, neither gets ahead by more than one item', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(prices, prices, (one, other) => {
        const queue = createQueue();
        for (const price of one) queue.enqueue({ address: 'one' }, `one ${price}`, price);
        for (const price of other) queue.enqueue({ address: 'other' }, `other ${price}`, price);
        const served = { one: 0, other: 0 };
        const left = { one: one.length, other: other.length };
        while (left.one > 0 && left.other > 0) {
          const [address, price] = (queue.dequeue() ?? '').split(' ') as ['one' | 'other', string];
          served[address] += Number(price);
          left[address] -= 1;
          expect(Math.abs(served.one - served.other)).toBeLessThanOrEqual(50);
        }
      }),
    );
  });
});
