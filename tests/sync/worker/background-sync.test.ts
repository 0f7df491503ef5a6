// First, since Dexie looks for IndexedDB when it is loaded, and live queries need it.
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RunningSync } from '../../../src/sync/engine/learner-sync.ts';
import { FakeCloud } from '../../../src/sync/ports/fake-cloud.ts';
import { aNewLesson, aSetup, expectOk } from '../../data/open-device.ts';
import { Device } from '../device.ts';

const running: RunningSync[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((sync) => sync.stop()));
});

async function startedOn(device: Device) {
  const tab = await device.openTab();
  const sync = tab.startSync();
  running.push(sync);
  return { ...tab, sync };
}

/** A device without a connection, with one change that could not be sent. */
async function workOffline(device: Device) {
  device.connectivity.setOnline(false);
  const started = await startedOn(device);
  expectOk(await started.store.addLesson(aNewLesson));
  await vi.waitFor(() => expect(started.sync.status()).toEqual({ phase: 'saved-here', pending: 1 }));
  return started;
}

describe('the browser is asked to sync without a page', () => {
  test('after each write', async () => {
    const device = new Device(new FakeCloud(), 'laptop');
    const { store } = await startedOn(device);
    expectOk(await store.addLesson(aNewLesson));
    expect(device.background.requests).toBe(1);
    expectOk(await store.addLesson(aNewLesson));
    expect(device.background.requests).toBe(2);
  });

  test('when a page with work that was not sent is put away', async () => {
    const device = new Device(new FakeCloud(), 'laptop');
    await workOffline(device);
    const { requests } = device.background;
    device.connectivity.setVisible(false);
    expect(device.background.requests).toBe(requests + 1);
  });

  test('and not when a page is put away whose work has all arrived', async () => {
    const device = new Device(new FakeCloud(), 'laptop');
    const { sync } = await startedOn(device);
    await vi.waitFor(() => expect(sync.status().phase).toBe('synced'));
    device.connectivity.setVisible(false);
    expect(device.background.requests).toBe(0);
  });

  test('and not by a drain that failed, which the browser would start again at once', async () => {
    const cloud = new FakeCloud();
    cloud.fault = () => ({ kind: 'answer', failure: { kind: 'unavailable', message: '503' } });
    const device = new Device(cloud, 'laptop');
    const { store, sync } = await startedOn(device);
    expectOk(await store.saveSetup(aSetup));
    await sync.drainFor(1_000);
    expect(device.background.requests).toBe(1);
  });
});

describe('a page that the worker asks', () => {
  test('drains, and answers how many changes are left', async () => {
    const device = new Device(new FakeCloud(), 'laptop');
    await workOffline(device);
    expect(await device.background.ask()).toBe(1);
    device.connectivity.setOnline(true);
    expect(await device.background.ask()).toBe(0);
  });

  test('answers no more once its sync has stopped', async () => {
    const device = new Device(new FakeCloud(), 'laptop');
    const { sync } = await workOffline(device);
    await sync.stop();
    expect(await device.background.ask()).toBeNull();
  });
});
