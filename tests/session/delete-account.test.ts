import { beforeEach, describe, expect, test, vi } from 'vitest';
import { err, ok } from '../../src/domain/result.ts';
import type { Session } from '../../src/session/session.ts';
import { PASSWORD } from '../remote/fake-learner-deleter.ts';
import { waitFor } from '../wait-for.ts';
import { createFinishedProfile, FakeDevice } from './fake-device.ts';

const UID = 'uid-mia@example.com';
const RIGHT = { kind: 'password', password: PASSWORD } as const;

let device: FakeDevice;
let tab: Session;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  device = new FakeDevice();
  device.accounts.register('mia@example.com', PASSWORD);
  device.cloud.set(UID, createFinishedProfile(UID, 'mia@example.com'));
  tab = device.createTab();
  await tab.waitUntilReady();
  await tab.signIn('mia@example.com', PASSWORD);
});

const readDatabases = () => device.readDatabaseNames();

describe('deleting an account', () => {
  test('deletes records, account and everything on this device, in that order, and signs out', async () => {
    expect(await tab.deleteAccount(RIGHT)).toEqual(ok());
    expect(device.deleter.deleted).toEqual([`records ${UID}`, `account ${UID}`]);
    expect(tab.getState()).toEqual({ status: 'signed-out', after: 'deletion' });
    expect(await readDatabases()).toEqual(['arcade-device']);
    expect(device.local.entries.size).toBe(0);
  });

  test('lets no tab sync while cloud and server are emptied', async () => {
    const deleteRecords = vi.spyOn(device.deleter, 'deleteRecords');
    await tab.deleteAccount(RIGHT);
    expect(deleteRecords).toHaveBeenCalled();
    const start = device.events.indexOf(`pause ${UID}`);
    expect(device.events.slice(start, start + 2)).toEqual([`pause ${UID}`, `resume ${UID}`]);
  });

  test('closes the learner in every other tab', async () => {
    const other = await device.openTab();
    expect(other.getState().status).toBe('signed-in');
    await tab.deleteAccount(RIGHT);
    await waitFor(() => expect(other.getState()).toEqual({ status: 'signed-out' }));
  });

  test.each([[{ kind: 'offline' }], [{ kind: 'refused', message: 'Too many attempts.' }]] as const)(
    'deletes nothing without a proof: %o',
    async (failure) => {
      device.deleter.proofFailure = failure;
      expect(await tab.deleteAccount(RIGHT)).toEqual(err(failure));
      expect(device.deleter.deleted).toEqual([]);
      expect(tab.getState().status).toBe('signed-in');
      expect(await readDatabases()).toContain(`arcade-${UID}`);
    },
  );

  test.each(['records', 'account'] as const)(
    'leaves the learner signed in with everything where the %s can’t be deleted, and can be tried again',
    async (step) => {
      device.deleter.failingStep = step;
      expect(await tab.deleteAccount(RIGHT)).toEqual(err({ kind: 'interrupted' }));
      expect(tab.getState().status).toBe('signed-in');
      const again = device.createTab();
      expect(await again.waitUntilReady()).toMatchObject({ status: 'signed-in' });
      device.deleter.failingStep = null;
      expect(await tab.deleteAccount(RIGHT)).toEqual(ok());
      expect(await readDatabases()).toEqual(['arcade-device']);
    },
  );

  test('is finished by the next page when this one dies before it has emptied the device', async () => {
    const dying = await device.openTab({ deleteLocalData: () => new Promise(() => {}) });
    void dying.deleteAccount(RIGHT);
    await waitFor(() => expect(device.deleter.deleted).toContain(`account ${UID}`));
    expect(await readDatabases()).toContain(`arcade-${UID}`);
    const next = device.createTab();
    expect(await next.waitUntilReady()).toEqual({ status: 'signed-out', after: 'deletion' });
    expect(await readDatabases()).toEqual(['arcade-device']);
    expect(await device.createTab().waitUntilReady()).toEqual({ status: 'signed-out' });
  });

  test('is not finished by the next page when the account still exists', async () => {
    await device.createParts().device.markAccountDeletionPending(UID);
    const next = device.createTab();
    expect(await next.waitUntilReady()).toMatchObject({ status: 'signed-in' });
    expect(await readDatabases()).toContain(`arcade-${UID}`);
    const after = device.createTab();
    expect(await after.waitUntilReady()).toMatchObject({ status: 'signed-in' });
  });
});
