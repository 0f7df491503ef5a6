import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseDocument } from '../../../src/sync/wire/parse-document.ts';
import { aNewLesson, aSetup, expectOk } from '../../data/learner-fixtures.ts';
import { waitFor } from '../../wait-for.ts';
import { FakeCloud } from '../ports/fake-cloud.ts';
import { START, TestDevice } from '../test-device.ts';

const MINUTE_MS = 60_000;
let cloud: FakeCloud;
let device: TestDevice;

beforeEach(() => {
  cloud = new FakeCloud();
  device = new TestDevice(cloud, 'laptop');
});

/** Waits until the cloud was read `count` times in all. */
async function waitForReads(count: number): Promise<void> {
  await waitFor(() => expect(cloud.reads()).toHaveLength(count));
}

describe('the sync', () => {
  test('runs on start, and after each write', async () => {
    const { store, sync } = await device.startTab();
    await waitFor(() => expect(sync.getStatus()).toEqual({ kind: 'synced', at: START }));
    await store.saveSetup(aSetup);
    await waitFor(() => expect(cloud.document('ann')).toMatchObject({ setupComplete: true }));
    await waitFor(() => expect(sync.getStatus()).toEqual({ kind: 'synced', at: START }));
  });

  test('runs every five minutes while the page is visible, and not while it is hidden', async () => {
    const { sync } = await device.startTab();
    await waitForReads(1);
    device.clock.advance(5 * MINUTE_MS);
    await waitForReads(2);
    device.connectivity.setVisible(false);
    device.clock.advance(15 * MINUTE_MS);
    await sync.drainFor(1_000);
    await waitForReads(3);
  });

  test('runs when the page becomes visible after a minute, and not after a shorter time', async () => {
    const { sync } = await device.startTab();
    await waitForReads(1);
    const hidePage = (ms: number) => {
      device.connectivity.setVisible(false);
      device.clock.advance(ms);
      device.connectivity.setVisible(true);
    };
    hidePage(MINUTE_MS - 1);
    await sync.drainFor(1_000);
    await waitForReads(2);
    hidePage(MINUTE_MS);
    await waitForReads(3);
  });

  test('runs when the device comes online, and not before', async () => {
    device.connectivity.setOnline(false);
    const { store, sync } = await device.startTab();
    await store.saveSetup(aSetup);
    expect(await sync.drainFor(1_000)).toBe(2);
    expect(cloud.requests).toEqual([]);
    await waitFor(() => expect(sync.getStatus()).toEqual({ kind: 'saved-here', pending: 2 }));
    device.connectivity.setOnline(true);
    await waitFor(() => expect(sync.getStatus()).toMatchObject({ kind: 'synced' }));
  });

  test('runs again after a failure, when the backoff has passed', async () => {
    cloud.failNext('read', { kind: 'answer', failure: { kind: 'unavailable', message: '503' } }, 2);
    const { store, sync } = await device.startTab();
    await store.saveSetup(aSetup);
    await waitFor(() => expect(sync.getStatus()).toMatchObject({ failure: { kind: 'unavailable' } }));
    await waitFor(() => {
      device.clock.advance(1_000);
      expect(sync.getStatus()).toMatchObject({ kind: 'synced' });
    });
    expect(sync.getStatus().failure).toBeUndefined();
  });

  test('runs again after this device’s own database failed', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const tab = await device.openTab();
    await tab.store.saveSetup(aSetup);
    let crashes = 1;
    const { sync } = await device.startTab((step) => {
      if (step === 'document written' && crashes-- > 0) throw new Error('no disk');
    });
    await waitFor(() => expect(logged).toHaveBeenCalled());
    device.clock.advance(5 * MINUTE_MS);
    await waitFor(() => expect(sync.getStatus()).toMatchObject({ kind: 'synced' }));
  });
});

describe('the first pull', () => {
  test('creates a profile with the sign-in defaults for a new learner, and syncs it', async () => {
    const { store, sync } = await device.startTab();
    expect(await sync.pullOnce()).toEqual({ ok: true, value: 'created' });
    expect(await store.readProfile()).toMatchObject({
      studentLevel: 'A1',
      age: 18,
      why: 'personal growth',
      setupComplete: false,
      updatedAt: 0,
    });
    await waitFor(() => expect(cloud.document('ann')).toMatchObject({ studentLevel: 'A1', age: 18 }));
    expect(await sync.pullOnce()).toEqual({ ok: true, value: 'exists' });
  });

  test('stores the existing profile', async () => {
    cloud.put('ann', { studentLevel: 'C1', setupComplete: true });
    const { store, sync } = await device.startTab();
    expect(await sync.pullOnce()).toEqual({ ok: true, value: 'exists' });
    expect(await store.readProfile()).toMatchObject({ studentLevel: 'C1', setupComplete: true });
  });

  test('creates no profile on the device or in the cloud when it fails', async () => {
    cloud.findFault = () => ({ kind: 'answer', failure: { kind: 'unavailable', message: '503' } });
    const { store, sync } = await device.startTab();
    expect(await sync.pullOnce()).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
    expect([await store.readProfile(), await store.countPending(), cloud.document('ann')]).toEqual([
      null,
      0,
      null,
    ]);
  });

  test('renews a refused token once', async () => {
    device.connectivity.setOnline(false);
    const { sync } = await device.startTab();
    cloud.failNext('read', { kind: 'answer', failure: { kind: 'unauthenticated', message: '401' } });
    expect(await sync.pullOnce()).toEqual({ ok: true, value: 'created' });
    expect(device.signIn.renewals).toBe(1);
  });
});

describe('a log-out', () => {
  test('drains first, and gets the number of changes left: none on success', async () => {
    const { store, sync } = await device.startTab();
    await store.saveSetup(aSetup);
    expect(await sync.drainFor(5_000)).toBe(0);
    expect(parseDocument(cloud.document('ann'), 'ann').profile).toMatchObject({ setupComplete: true });
  });

  test('does not wait longer than the timeout for a cloud that never answers', async () => {
    const { store, sync } = await device.startTab();
    await waitForReads(1);
    cloud.findFault = () => ({ kind: 'hang' });
    await store.saveSetup(aSetup);
    await waitForReads(2);
    const remaining = sync.drainFor(5_000);
    device.clock.advance(5_000);
    expect(await remaining).toBe(2);
  });

  test('stops the running drain, and nothing is sent afterwards', async () => {
    const { store, sync } = await device.startTab();
    cloud.findFault = () => ({ kind: 'hang' });
    await store.saveSetup(aSetup);
    await waitFor(() => expect(cloud.requests.length).toBeGreaterThan(0));
    await sync.stop();
    const sent = cloud.requests.length;
    expectOk(await store.addLesson(aNewLesson));
    device.connectivity.setOnline(false);
    device.connectivity.setOnline(true);
    device.clock.advance(20 * MINUTE_MS);
    await sync.drainFor(1_000);
    expect(cloud.requests).toHaveLength(sent);
  });
});

describe('two tabs of one device', () => {
  test('see each other’s saves, and both show the status synced in the end', async () => {
    const [tab, other] = [await device.startTab(), await device.startTab()];
    await tab.store.saveSetup(aSetup);
    await other.store.addLesson(aNewLesson);
    await waitFor(() => expect(cloud.document('ann')).toMatchObject({ setupComplete: true, lessons: [{}] }));
    for (const { sync } of [tab, other]) {
      await waitFor(() => expect(sync.getStatus()).toMatchObject({ kind: 'synced' }));
    }
    expect(await other.store.readProfile()).toEqual(await tab.store.readProfile());
  });

  test('take turns: a frozen tab with the lock blocks the other one for a limited time only', async () => {
    cloud.failNext('read', { kind: 'hang' });
    const frozen = await device.startTab();
    await waitForReads(1);
    const tab = await device.startTab();
    await tab.store.saveSetup(aSetup);
    await waitFor(async () => {
      device.clock.advance(10_000);
      expect(cloud.document('ann')).toMatchObject({ setupComplete: true });
    });
    expect(frozen.sync.getStatus().kind).not.toBe('synced');
  });
});
