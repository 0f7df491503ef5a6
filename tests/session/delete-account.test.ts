import { beforeEach, describe, expect, test, vi } from 'vitest';
import { err, ok } from '../../src/domain/result.ts';
import { PASSWORD } from '../../src/remote/fake-remover.ts';
import type { Session } from '../../src/session/session.ts';
import { FakeDevice, finishedProfile } from './fake-page.ts';

const UID = 'uid-mia@example.com';
const RIGHT = { by: 'password', password: PASSWORD } as const;

let device: FakeDevice;
let tab: Session;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  device = new FakeDevice();
  device.accounts.register('mia@example.com', PASSWORD);
  device.cloud.set(UID, finishedProfile(UID, 'mia@example.com'));
  tab = device.tab();
  await tab.ready();
  await tab.signIn('mia@example.com', PASSWORD);
});

const databases = () => device.databases();

describe('deleting an account', () => {
  test('takes records, account and all that this device has, in that order, and signs out', async () => {
    expect(await tab.deleteAccount(RIGHT)).toEqual(ok());
    expect(device.remover.removed).toEqual([`records ${UID}`, `account ${UID}`]);
    expect(tab.state()).toEqual({ phase: 'signed-out', after: 'deletion' });
    expect(await databases()).toEqual(['arcade-device']);
    expect(device.local.entries.size).toBe(0);
  });

  test('lets no tab sync while cloud and server are emptied', async () => {
    const removeRecords = vi.spyOn(device.remover, 'removeRecords');
    await tab.deleteAccount(RIGHT);
    expect(removeRecords).toHaveBeenCalled();
    const from = device.log.indexOf(`rest ${UID}`);
    expect(device.log.slice(from, from + 2)).toEqual([`rest ${UID}`, `rested ${UID}`]);
  });

  test('closes the learner in every other tab', async () => {
    const other = await device.openTab();
    expect(other.state().phase).toBe('signed-in');
    await tab.deleteAccount(RIGHT);
    await vi.waitFor(() => expect(other.state()).toEqual({ phase: 'signed-out' }));
  });

  test.each([[{ kind: 'offline' }], [{ kind: 'refused', message: 'Too many attempts.' }]] as const)(
    'deletes nothing without a proof: %o',
    async (failure) => {
      device.remover.proofFailure = failure;
      expect(await tab.deleteAccount(RIGHT)).toEqual(err(failure));
      expect(device.remover.removed).toEqual([]);
      expect(tab.state().phase).toBe('signed-in');
      expect(await databases()).toContain(`arcade-${UID}`);
    },
  );

  test.each(['records', 'account'] as const)(
    'leaves the learner signed in with everything where the %s can’t be deleted, and can be tried again',
    async (step) => {
      device.remover.broken = step;
      expect(await tab.deleteAccount(RIGHT)).toEqual(err({ kind: 'interrupted' }));
      expect(tab.state().phase).toBe('signed-in');
      const again = device.tab();
      expect(await again.ready()).toMatchObject({ phase: 'signed-in' });
      device.remover.broken = null;
      expect(await tab.deleteAccount(RIGHT)).toEqual(ok());
      expect(await databases()).toEqual(['arcade-device']);
    },
  );

  test('is finished by the next page where this one dies before it has emptied the device', async () => {
    const dying = await device.openTab({ eraseTraces: () => new Promise(() => {}) });
    void dying.deleteAccount(RIGHT);
    await vi.waitFor(() => expect(device.remover.removed).toContain(`account ${UID}`));
    expect(await databases()).toContain(`arcade-${UID}`);
    const next = device.tab();
    expect(await next.ready()).toEqual({ phase: 'signed-out', after: 'deletion' });
    expect(await databases()).toEqual(['arcade-device']);
    expect(await device.tab().ready()).toEqual({ phase: 'signed-out' });
  });

  test('is not finished by the next page where the account stands after all', async () => {
    await device.parts().device.markDeletionBegun(UID);
    const next = device.tab();
    expect(await next.ready()).toMatchObject({ phase: 'signed-in' });
    expect(await databases()).toContain(`arcade-${UID}`);
    const after = device.tab();
    expect(await after.ready()).toMatchObject({ phase: 'signed-in' });
  });
});
