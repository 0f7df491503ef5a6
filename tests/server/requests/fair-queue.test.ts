import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTokenBuckets } from '../../../server/rate-limits/token-buckets.ts';
import { createFairQueue, type FairQueue } from '../../../server/requests/fair-queue.ts';

afterEach(() => void vi.useRealTimers());

let queue: FairQueue;
let started: string[];
let ends: (() => void)[];

beforeEach(() => {
  queue = createFairQueue({ concurrency: 2, maxQueued: 6, maxQueuedPerAddress: 4 });
  started = [];
  ends = [];
});

/** Work at an address that the test ends. */
function run(address: string, name: string, signal?: AbortSignal) {
  return queue.run(
    { address },
    () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    },
    signal,
  );
}

const waitForSettled = () => new Promise(setImmediate);

async function endNext(): Promise<void> {
  await waitForSettled();
  ends.shift()?.();
  await waitForSettled();
}

describe('a queue of two at once', () => {
  test('a queue with concurrency two starts two jobs, and the next when one ends', async () => {
    const first = run('ana', 'a');
    for (const name of ['b', 'c', 'd']) void run('ana', name);
    await waitForSettled();
    expect(started).toEqual(['a', 'b']);
    await endNext();
    expect(await first).toEqual({ ok: true, value: 'a' });
    expect(started).toEqual(['a', 'b', 'c']);
  });

  test('addresses take turns, even when one of them has many jobs waiting', async () => {
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void run('ana', name);
    void run('ben', 'b1');
    for (let ended = 0; ended < 4; ended += 1) await endNext();
    expect(started).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'a5']);
  });

  test('a queue is busy for an address with too many waiting jobs, and not for another', async () => {
    for (let count = 0; count < 6; count += 1) void run('ana', 'a');
    expect(await run('ana', 'late')).toEqual({ ok: false, failure: 'busy' });
    void run('ben', 'b');
    await endNext();
    await endNext();
    expect(started).toContain('b');
  });

  test('a full queue accepts a job of an address with fewer, in place of the last of the address with most', async () => {
    const [, , , , , last] = Array.from({ length: 6 }, (_, index) => run('ana', `a${index}`));
    void run('ben', 'b1');
    void run('ben', 'b2');
    void run('eva', 'e1');
    expect(await last).toEqual({ ok: false, failure: 'busy' });
    for (let ended = 0; ended < 6; ended += 1) await endNext();
    expect(started.toSorted()).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'e1']);
  });

  test('a full queue is busy for all addresses when they have equally many', async () => {
    for (const name of ['a1', 'a2', 'a3', 'a4']) void run('ana', name);
    for (const owner of ['ben', 'eva']) for (const name of ['1', '2']) void run(owner, name);
    expect(await run('eva', '3')).toEqual({ ok: false, failure: 'busy' });
    expect(await run('ben', '3')).toEqual({ ok: false, failure: 'busy' });
  });

  test('an aborted job does not start', async () => {
    const visitor = new AbortController();
    void run('ana', 'a');
    void run('ana', 'b');
    const gone = run('ana', 'gone', visitor.signal);
    void run('ana', 'c');
    visitor.abort();
    expect(await gone).toEqual({ ok: false, failure: 'busy' });
    await endNext();
    expect(started).toEqual(['a', 'b', 'c']);
  });

  test('a queue goes on after a failed job', async () => {
    const failing = queue.run({ address: 'ana' }, async () => {
      throw new Error('no memory');
    });
    await expect(failing).rejects.toThrow('no memory');
    for (const name of ['a', 'b']) void run('ana', name);
    await waitForSettled();
    expect(started).toEqual(['a', 'b']);
  });
});

describe('a queue with a pace', () => {
  /** A queue whose jobs last as long as they say; an address may run for a half of the time. */
  function createPacedQueue(concurrency: number, burst = 0) {
    vi.useFakeTimers();
    const readClock = () => performance.now();
    const work = createTokenBuckets({ burst, refillPerMinute: 30_000 }, readClock);
    const limits = { concurrency, maxQueued: 100, maxQueuedPerAddress: 100 };
    const paced = createFairQueue({ ...limits, pace: { work, now: readClock } });
    const ended: string[] = [];
    const runFor = (address: string, ms: number) =>
      paced.run({ address }, async () => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        ended.push(address);
      });
    return { runFor, ended };
  }

  test('an address pauses as long as its job ran, and a job of another runs meanwhile', async () => {
    const { runFor, ended } = createPacedQueue(1);
    for (let count = 0; count < 3; count += 1) void runFor('ana', 80);
    await vi.advanceTimersByTimeAsync(90);
    void runFor('ben', 5);
    await vi.advanceTimersByTimeAsync(5);
    expect(ended).toEqual(['ana', 'ben']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ended).toEqual(['ana', 'ben', 'ana', 'ana']);
  });

  test('an address may run for its burst without a pause', async () => {
    const { runFor, ended } = createPacedQueue(1, 200);
    for (let count = 0; count < 10; count += 1) void runFor('ana', 20);
    await vi.advanceTimersByTimeAsync(200);
    expect(ended).toHaveLength(10);
  });

  test('an address leaves half of the places to others', async () => {
    const { runFor, ended } = createPacedQueue(4);
    for (let count = 0; count < 8; count += 1) void runFor('ana', 100);
    await vi.advanceTimersByTimeAsync(1);
    for (let count = 0; count < 2; count += 1) void runFor('ben', 5);
    await vi.advanceTimersByTimeAsync(5);
    expect(ended).toEqual(['ben', 'ben']);
  });
});
