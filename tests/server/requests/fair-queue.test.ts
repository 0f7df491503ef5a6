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

/** Work that goes on until the test ends it. */
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
  test('starts two, and each of the others when one ends', async () => {
    const first = run('ana', 'a');
    for (const name of ['b', 'c', 'd']) void run('ana', name);
    await settled();
    expect(started).toEqual(['a', 'b']);
    await endNext();
    expect(await first).toEqual({ ok: true, value: 'a' });
    expect(started).toEqual(['a', 'b', 'c']);
  });

  test('lets the owners take turns, however many one of them has waiting', async () => {
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void run('ana', name);
    void run('ben', 'b1');
    for (let ended = 0; ended < 4; ended += 1) await endNext();
    expect(started).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'a5']);
  });

  test('is busy for an owner who has enough waiting, and not for another', async () => {
    for (let count = 0; count < 6; count += 1) void run('ana', 'a');
    expect(await run('ana', 'late')).toEqual({ ok: false, failure: 'busy' });
    void run('ben', 'b');
    await endNext();
    await endNext();
    expect(started).toContain('b');
  });

  test('takes one of an owner with less when too much waits, in the place of the last of who has most', async () => {
    const [, , , , , last] = Array.from({ length: 6 }, (_, at) => run('ana', `a${at}`));
    void run('ben', 'b1');
    void run('ben', 'b2');
    void run('eva', 'e1');
    expect(await last).toEqual({ ok: false, failure: 'busy' });
    for (let ended = 0; ended < 6; ended += 1) await endNext();
    expect(started.toSorted()).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'e1']);
  });

  test('is busy for everybody when too much waits in all, and nobody has more than others', async () => {
    for (const name of ['a1', 'a2', 'a3', 'a4']) void run('ana', name);
    for (const owner of ['ben', 'eva']) for (const name of ['1', '2']) void run(owner, name);
    expect(await run('eva', '3')).toEqual({ ok: false, failure: 'busy' });
    expect(await run('ben', '3')).toEqual({ ok: false, failure: 'busy' });
  });

  test('does not start what nobody waits for any more', async () => {
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

  test('goes on after work that fails', async () => {
    const failing = queue.run('ana', async () => {
      throw new Error('no memory');
    });
    await expect(failing).rejects.toThrow('no memory');
    for (const name of ['a', 'b']) void run('ana', name);
    await settled();
    expect(started).toEqual(['a', 'b']);
  });
});
