import { describe, expect, test, vi } from 'vitest';
import { createListeners } from '../../src/domain/listeners.ts';
import { startSyncAfter } from '../../src/session/deferred-sync.ts';
import type { RunningSync } from '../../src/sync/engine/learner-sync.ts';
import { waitFor } from '../wait-for.ts';

function createFakeSync() {
  const calls: string[] = [];
  const { subscribe, notify } = createListeners();
  const sync: RunningSync = {
    getStatus: () => ({ kind: 'syncing', pending: 1 }),
    subscribe,
    requestDrain: () => void calls.push('request-drain'),
    pullOnce: async () => ({ ok: true, value: 'exists' }),
    drainFor: async (ms) => {
      calls.push(`drain for ${ms}`);
      return 3;
    },
    stop: async () => void calls.push('stop'),
  };
  return { sync, calls, notify };
}

describe('a deferred sync', () => {
  test('does not start before the session is known, and reports work saved on this device', () => {
    const start = vi.fn(() => createFakeSync().sync);
    const late = startSyncAfter(new Promise(() => {}), start);
    late.requestDrain();
    expect(start).not.toHaveBeenCalled();
    expect(late.getStatus()).toEqual({ kind: 'saved-here', pending: 0 });
  });

  test('has the status of the real sync once started, and notifies of its changes', async () => {
    const { sync, notify } = createFakeSync();
    const late = startSyncAfter(Promise.resolve(), () => sync);
    const listener = vi.fn();
    late.subscribe(listener);
    await waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
    expect(late.getStatus()).toEqual({ kind: 'syncing', pending: 1 });
    notify();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('starts even when the session stays unknown, because the sync itself checks it', async () => {
    const { sync } = createFakeSync();
    const late = startSyncAfter(Promise.reject(new Error('no answer')), () => sync);
    expect(await late.pullOnce()).toEqual({ ok: true, value: 'exists' });
  });

  test('makes the first pull wait for the start', async () => {
    const known = createDeferred();
    const late = startSyncAfter(known.promise, () => createFakeSync().sync);
    const pulled = late.pullOnce();
    known.resolve();
    expect(await pulled).toEqual({ ok: true, value: 'exists' });
  });

  test('does not make a log-out wait for the start', async () => {
    const late = startSyncAfter(new Promise(() => {}), () => createFakeSync().sync);
    expect(await late.drainFor(5_000)).toBe(0);
  });

  test('never starts once it was stopped', async () => {
    const known = createDeferred();
    const start = vi.fn(() => createFakeSync().sync);
    const late = startSyncAfter(known.promise, start);
    await late.stop();
    known.resolve();
    expect(await late.pullOnce()).toMatchObject({ ok: false, failure: { kind: 'aborted' } });
    expect(start).not.toHaveBeenCalled();
  });

  test('stops the real sync', async () => {
    const { sync, calls } = createFakeSync();
    const late = startSyncAfter(Promise.resolve(), () => sync);
    await late.pullOnce();
    await late.stop();
    expect(calls).toEqual(['stop']);
  });
});

function createDeferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
