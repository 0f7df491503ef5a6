import { describe, expect, test, vi } from 'vitest';
import { createListeners } from '../../src/domain/listeners.ts';
import { startSyncAfter } from '../../src/session/deferred-sync.ts';
import type { RunningSync } from '../../src/sync/engine/learner-sync.ts';
import { waitFor } from '../wait-for.ts';

function fakeSync() {
  const calls: string[] = [];
  const { subscribe, notify } = createListeners();
  const sync: RunningSync = {
    getStatus: () => ({ kind: 'syncing', pending: 1 }),
    subscribe,
    requestDrain: () => void calls.push('wake'),
    pullOnce: async () => ({ ok: true, value: 'exists' }),
    drainFor: async (ms) => {
      calls.push(`drain for ${ms}`);
      return 3;
    },
    stop: async () => void calls.push('stop'),
  };
  return { sync, calls, notify };
}

describe('a sync that waits to know who is signed in', () => {
  test('is not started before, and says that the work is on this device', () => {
    const start = vi.fn(() => fakeSync().sync);
    const late = startSyncAfter(new Promise(() => {}), start);
    late.requestDrain();
    expect(start).not.toHaveBeenCalled();
    expect(late.getStatus()).toEqual({ kind: 'saved-here', pending: 0 });
  });

  test('has then the status of the real one, and tells its changes', async () => {
    const { sync, notify } = fakeSync();
    const late = startSyncAfter(Promise.resolve(), () => sync);
    const listener = vi.fn();
    late.subscribe(listener);
    await waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
    expect(late.getStatus()).toEqual({ kind: 'syncing', pending: 1 });
    notify();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('starts even when nobody can tell: the sync itself checks who is signed in', async () => {
    const { sync } = fakeSync();
    const late = startSyncAfter(Promise.reject(new Error('no answer')), () => sync);
    expect(await late.pullOnce()).toEqual({ ok: true, value: 'exists' });
  });

  test('a first read waits for the start', async () => {
    const known = deferred();
    const late = startSyncAfter(known.promise, () => fakeSync().sync);
    const pulled = late.pullOnce();
    known.resolve();
    expect(await pulled).toEqual({ ok: true, value: 'exists' });
  });

  test('a log-out does not wait for the start', async () => {
    const late = startSyncAfter(new Promise(() => {}), () => fakeSync().sync);
    expect(await late.drainFor(5_000)).toBe(0);
  });

  test('once stopped is never started', async () => {
    const known = deferred();
    const start = vi.fn(() => fakeSync().sync);
    const late = startSyncAfter(known.promise, start);
    await late.stop();
    known.resolve();
    expect(await late.pullOnce()).toMatchObject({ ok: false, failure: { kind: 'aborted' } });
    expect(start).not.toHaveBeenCalled();
  });

  test('stops the real one', async () => {
    const { sync, calls } = fakeSync();
    const late = startSyncAfter(Promise.resolve(), () => sync);
    await late.pullOnce();
    await late.stop();
    expect(calls).toEqual(['stop']);
  });
});

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
