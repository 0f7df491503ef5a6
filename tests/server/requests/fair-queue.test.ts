import { beforeEach, describe, expect, test } from 'vitest';
import { createFairQueue, type FairQueue } from '../../../server/requests/fair-queue.ts';

let queue: FairQueue;
let started: string[];
let ends: (() => void)[];

beforeEach(() => {
  queue = createFairQueue({ concurrency: 2, maxQueued: 6, maxQueuedPerOwner: 4 });
  started = [];
  ends = [];
});

/** Work that the test ends. */
function run(owner: string, name: string, signal?: AbortSignal) {
  return queue.run(
    owner,
    () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    },
    signal,
  );
}

const settled = () => new Promise(setImmediate);

async function endNext(): Promise<void> {
  await settled();
  ends.shift()?.();
  await settled();
}

describe('a queue of two at once', () => {
  test('a queue with concurrency two starts two jobs, and the next when one ends', async () => {
    const first = run('ana', 'a');
    for (const name of ['b', 'c', 'd']) void run('ana', name);
    await settled();
    expect(started).toEqual(['a', 'b']);
    await endNext();
    expect(await first).toEqual({ ok: true, value: 'a' });
    expect(started).toEqual(['a', 'b', 'c']);
  });

  test('owners take turns, even when one of them has many jobs waiting', async () => {
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void run('ana', name);
    void run('ben', 'b1');
    for (let ended = 0; ended < 4; ended += 1) await endNext();
    expect(started).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'a5']);
  });

  test('a queue is busy for an owner with too many waiting jobs, and not for another', async () => {
    for (let count = 0; count < 6; count += 1) void run('ana', 'a');
    expect(await run('ana', 'late')).toEqual({ ok: false, failure: 'busy' });
    void run('ben', 'b');
    await endNext();
    await endNext();
    expect(started).toContain('b');
  });

  test('a full queue accepts a job of an owner with fewer, in place of the last of the owner with most', async () => {
    const [, , , , , last] = Array.from({ length: 6 }, (_, at) => run('ana', `a${at}`));
    void run('ben', 'b1');
    void run('ben', 'b2');
    void run('eva', 'e1');
    expect(await last).toEqual({ ok: false, failure: 'busy' });
    for (let ended = 0; ended < 6; ended += 1) await endNext();
    expect(started.toSorted()).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'e1']);
  });

  test('a full queue is busy for all owners when they have equally many', async () => {
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
    const failing = queue.run('ana', async () => {
      throw new Error('no memory');
    });
    await expect(failing).rejects.toThrow('no memory');
    for (const name of ['a', 'b']) void run('ana', name);
    await settled();
    expect(started).toEqual(['a', 'b']);
  });
});
