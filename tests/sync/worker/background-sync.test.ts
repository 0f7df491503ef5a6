import { beforeEach, describe, expect, test } from 'vitest';
import { aNewLesson, aSetup, expectOk } from '../../data/learner-fixtures.ts';
import { waitFor } from '../../wait-for.ts';
import { FakeCloud } from '../ports/fake-cloud.ts';
import { TestDevice } from '../test-device.ts';

let cloud: FakeCloud;
let device: TestDevice;

beforeEach(() => {
  cloud = new FakeCloud();
  device = new TestDevice(cloud, 'laptop');
});

/** Takes the device offline and makes one change, which can't be sent. */
async function workOffline() {
  device.connectivity.setOnline(false);
  const started = await device.startTab();
  expectOk(await started.store.addLesson(aNewLesson));
  await waitFor(() => expect(started.sync.getStatus()).toEqual({ kind: 'saved-here', pending: 1 }));
  return started;
}

describe('a background sync', () => {
  test('is requested after each write', async () => {
    const { store } = await device.startTab();
    expectOk(await store.addLesson(aNewLesson));
    expect(device.background.requests).toBe(1);
    expectOk(await store.addLesson(aNewLesson));
    expect(device.background.requests).toBe(2);
  });

  test('is requested when a page with unsent work is hidden', async () => {
    await workOffline();
    const { requests } = device.background;
    device.connectivity.setVisible(false);
    expect(device.background.requests).toBe(requests + 1);
  });

  test('is not requested by a hidden page without pending changes', async () => {
    const { sync } = await device.startTab();
    await waitFor(() => expect(sync.getStatus().kind).toBe('synced'));
    device.connectivity.setVisible(false);
    expect(device.background.requests).toBe(0);
  });

  test('is not requested after a failed drain, because the browser would repeat it at once', async () => {
    cloud.findFault = () => ({ kind: 'answer', failure: { kind: 'unavailable', message: '503' } });
    const { store, sync } = await device.startTab();
    expectOk(await store.saveSetup(aSetup));
    await sync.drainFor(1_000);
    expect(device.background.requests).toBe(1);
  });
});

describe('a page that the service worker asks', () => {
  test('drains, and replies with the number of changes left', async () => {
    await workOffline();
    expect(await device.background.askPage()).toBe(1);
    device.connectivity.setOnline(true);
    expect(await device.background.askPage()).toBe(0);
  });

  test('does not reply once its sync has stopped', async () => {
    const { sync } = await workOffline();
    await sync.stop();
    expect(await device.background.askPage()).toBeNull();
  });
});
