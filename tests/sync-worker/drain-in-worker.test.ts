import { beforeEach, describe, expect, test } from 'vitest';
import { openDeviceStore } from '../../src/data/device/device-store.ts';
import {
  deleteLearnerDatabase,
  hasLearnerDatabase,
  openLearnerStore,
} from '../../src/data/learner/open-learner-store.ts';
import type { Accounts } from '../../src/remote/accounts.ts';
import { drainInWorker } from '../../src/sync-worker/drain-in-worker.ts';
import { aDevice, aSetup, countingIds, expectOk, NOW } from '../data/learner-fixtures.ts';
import { FakeAccounts } from '../remote/fake-accounts.ts';
import { createFakeUserDocument, FakeCloud, FakeSignIn } from '../sync/ports/fake-cloud.ts';
import { FakeClock, FakeLocks } from '../sync/ports/fake-ports.ts';

const ANN = { uid: 'ann', email: 'ann@example.com', displayName: 'Ann' };
const BEN = { uid: 'ben', email: 'ben@example.com', displayName: 'Ben' };

let indexedDB: IDBFactory;
let cloud: FakeCloud;
let accounts: FakeAccounts;
let signIn: FakeSignIn;
let clock: FakeClock;

beforeEach(() => {
  indexedDB = aDevice();
  cloud = new FakeCloud();
  accounts = new FakeAccounts();
  accounts.setAccount(ANN);
  signIn = new FakeSignIn('ann');
  clock = new FakeClock(NOW);
});

const openDevice = () => openDeviceStore({ newId: countingIds('device'), indexedDB });

const openAnn = () =>
  openLearnerStore({ ...ANN, deviceId: 'tablet', now: () => clock.now(), newId: countingIds(), indexedDB });

/** Saves Ann's set-up on this device, and leaves no page open. */
async function leaveUnsyncedWork() {
  await openDevice().rememberLearner(ANN);
  const store = expectOk(await openAnn());
  expectOk(await store.saveSetup(aSetup));
  store.close();
}

function drain(
  workerAccounts: Pick<Accounts, 'waitForAccount' | 'getCurrentAccount' | 'subscribe'> = accounts.createTab(),
) {
  return drainInWorker({
    device: openDevice(),
    accounts: workerAccounts,
    openRecords: async ({ uid }) => ((await hasLearnerDatabase(uid, indexedDB)) ? openAnn() : null),
    userDocument: createFakeUserDocument(cloud, signIn),
    clock,
    random: () => 0.5,
    locks: new FakeLocks(clock),
  });
}

async function countPending(): Promise<number> {
  const store = expectOk(await openAnn());
  const count = await store.countPending();
  store.close();
  return count;
}

describe('a drain without a page', () => {
  test('sends the unsynced work of the device', async () => {
    await leaveUnsyncedWork();
    expect(await drain()).toBe(0);
    expect(cloud.document('ann')).toMatchObject({ setupComplete: true });
    expect(await countPending()).toBe(0);
  });

  test('sends postponed entries, because the browser reports that the network is back', async () => {
    await leaveUnsyncedWork();
    const store = expectOk(await openAnn());
    const { entries } = await store.readSnapshot();
    await store.postponeEntries(entries, clock.now() + 60_000, { kind: 'offline', message: 'no network' });
    store.close();
    expect(await drain()).toBe(0);
    expect(await countPending()).toBe(0);
  });

  test('sends no request when everything is acknowledged', async () => {
    await leaveUnsyncedWork();
    await drain();
    const { length } = cloud.requests;
    expect(await drain()).toBe(0);
    expect(cloud.requests).toHaveLength(length);
  });

  test('returns the number of remaining changes when the cloud can’t be reached', async () => {
    await leaveUnsyncedWork();
    cloud.findFault = () => ({ kind: 'answer', failure: { kind: 'unreachable', message: 'no network' } });
    expect(await drain()).toBe(2);
    expect(await countPending()).toBe(2);
  });

  test('requests no other try when the learner has to sign in first', async () => {
    await leaveUnsyncedWork();
    signIn.canRenew = false;
    cloud.findFault = () => ({ kind: 'answer', failure: { kind: 'unauthenticated', message: '401' } });
    expect(await drain()).toBe(0);
    expect(await countPending()).toBe(2);
  });
});

describe('a drain without a page sends nothing', () => {
  test('for a learner who logged out', async () => {
    await leaveUnsyncedWork();
    await openDevice().markLoggedOut();
    expect(await drain()).toBe(0);
    expect(cloud.requests).toEqual([]);
  });

  test('while another account or none is signed in', async () => {
    await leaveUnsyncedWork();
    for (const account of [BEN, null]) {
      accounts.setAccount(account);
      expect(await drain()).toBe(0);
    }
    expect(cloud.requests).toEqual([]);
  });

  test('after the account changed during the drain', async () => {
    await leaveUnsyncedWork();
    cloud.findFault = ({ kind }) => {
      if (kind === 'read') accounts.setAccount(BEN);
      return null;
    };
    expect(await drain()).toBe(0);
    expect(cloud.commits()).toEqual([]);
    expect(await countPending()).toBe(2);
  });

  test('where the records were deleted, and creates none', async () => {
    await leaveUnsyncedWork();
    await deleteLearnerDatabase('ann', indexedDB);
    expect(await drain()).toBe(0);
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['arcade-device']);
  });
});
