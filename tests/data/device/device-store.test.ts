import { expect, test } from 'vitest';
import { openDeviceStore } from '../../../src/data/device/device-store.ts';
import { aDevice, countingIds } from '../learner-fixtures.ts';

test('a device gets one id and keeps it, in every tab', async () => {
  const indexedDB = aDevice();
  const newId = countingIds('device');
  const [tab, other] = [openDeviceStore({ newId, indexedDB }), openDeviceStore({ newId, indexedDB })];
  const ids = await Promise.all([tab.getDeviceId(), other.getDeviceId()]);
  expect(ids[0]).toBe(ids[1]);
  tab.close();
  expect(await openDeviceStore({ newId, indexedDB }).getDeviceId()).toBe(ids[0]);
});

test('the last learner is remembered until they log out', async () => {
  const device = openDeviceStore({ newId: countingIds(), indexedDB: aDevice() });
  expect([await device.readLastLearner(), await device.isLoggedOut()]).toEqual([null, false]);
  await device.rememberLearner({ uid: 'ann', email: 'ann@example.com' });
  expect(await device.readLastLearner()).toEqual({ uid: 'ann', email: 'ann@example.com' });
  await device.markLoggedOut();
  expect([await device.readLastLearner(), await device.isLoggedOut()]).toEqual([null, true]);
  await device.rememberLearner({ uid: 'ben', email: '' });
  expect([await device.readLastLearner(), await device.isLoggedOut()]).toEqual([
    { uid: 'ben', email: '' },
    false,
  ]);
});

test('a learner whose deletion has begun is listed until deleted, with that learner’s choices only', async () => {
  const device = openDeviceStore({ newId: countingIds(), indexedDB: aDevice() });
  await device.rememberLearner({ uid: 'ann', email: 'ann@example.com' });
  await device.setPreference('ann/hub-week', false);
  await device.setPreference('ben/hub-week', false);
  await device.markAccountDeletionPending('ann');
  expect([await device.readPendingAccountDeletion(), await device.isLoggedOut()]).toEqual(['ann', true]);
  await device.deleteLearner('ann');
  expect([await device.readPendingAccountDeletion(), await device.readLastLearner()]).toEqual([null, null]);
  expect(await device.readPreference('ann/hub-week')).toBeUndefined();
  expect(await device.readPreference('ben/hub-week')).toBe(false);
});

const createDeviceStore = () => openDeviceStore({ newId: countingIds(), indexedDB: aDevice() });
const GUEST = { uid: 'guest', email: '' };
const ANN = { uid: 'ann', email: 'ann@example.com' };

test.each([
  ['a guest who did not log out', GUEST, false, ['guest']],
  ['a guest who logged out', GUEST, true, []],
  ['a learner with an e-mail', { uid: 'ben', email: 'ben@example.com' }, false, []],
  ['the same learner', ANN, false, []],
])(
  'the learner who signs in after %s merges the records of a guest who stayed, and no others',
  async (_what, before, hasLoggedOut, guests) => {
    const device = createDeviceStore();
    await device.rememberLearner(before);
    if (hasLoggedOut) await device.markLoggedOut();
    await device.rememberLearner(ANN);
    expect(await device.readGuestsToMerge('ann')).toEqual(guests);
    expect(await device.readGuestsToMerge('ben')).toEqual([]);
    await device.markGuestMerged('guest');
    expect(await device.readGuestsToMerge('ann')).toEqual([]);
  },
);

test('records left to a guest move on with that guest', async () => {
  const device = createDeviceStore();
  for (const learner of [GUEST, { uid: 'next', email: '' }, ANN]) await device.rememberLearner(learner);
  expect((await device.readGuestsToMerge('ann')).toSorted()).toEqual(['guest', 'next']);
});

test('a tab that knows no e-mail does not clear the stored one', async () => {
  const device = createDeviceStore();
  await device.rememberLearner(ANN);
  await device.rememberLearner({ ...ANN, email: '' });
  expect(await device.readLastLearner()).toEqual(ANN);
});

test('a guest’s new e-mail is stored while they are signed in, and undoes no log-out', async () => {
  const device = createDeviceStore();
  const withEmail = { ...GUEST, email: 'ann@example.com' };
  expect(await device.saveEmail(withEmail)).toBe(false);
  await device.rememberLearner(GUEST);
  expect(await device.saveEmail(withEmail)).toBe(true);
  expect(await device.readLastLearner()).toEqual(withEmail);
  await device.markLoggedOut();
  expect([await device.saveEmail(withEmail), await device.isLoggedOut()]).toEqual([false, true]);
});

test('a learner is signed out once a tab logged out, or another learner signed in', async () => {
  const device = createDeviceStore();
  expect(await device.readSessionStatus('ann')).toBe('signed-in');
  await device.rememberLearner(ANN);
  expect([await device.readSessionStatus('ann'), await device.readSessionStatus('ben')]).toEqual([
    'signed-in',
    'replaced',
  ]);
  await device.markLoggedOut();
  expect(await device.readSessionStatus('ann')).toBe('logged-out');
});

test('the records that a log-out deletes are listed until it is over, and no longer when the learner stays', async () => {
  const device = createDeviceStore();
  const discard = {
    uid: 'ann',
    recordsId: 'r1',
    known: [{ kind: 'change', version: 'profile 1 1' }],
  } as const;
  await device.markLoggedOut(discard);
  expect([await device.readPendingRecordDeletion(), await device.readDeletedRecordsId('ann')]).toEqual([
    discard,
    'r1',
  ]);
  await device.clearPendingRecordDeletion();
  expect([await device.readPendingRecordDeletion(), await device.readDeletedRecordsId('ann')]).toEqual([
    null,
    'r1',
  ]);
  await device.markLoggedOut({ ...discard, known: [] });
  expect(await device.readDeletedRecordsId('ann')).toBeNull();
  await device.rememberLearner(ANN);
  expect(await device.readPendingRecordDeletion()).toBeNull();
});

test('a preference of the device stays on it', async () => {
  const indexedDB = aDevice();
  const device = openDeviceStore({ newId: countingIds(), indexedDB });
  expect(await device.readPreference('voice')).toBeUndefined();
  await device.setPreference('voice', 'en-GB');
  device.close();
  expect(await openDeviceStore({ newId: countingIds(), indexedDB }).readPreference('voice')).toBe('en-GB');
});

test('a browser that stores nothing is reported in the learner’s words, not in the database’s', async () => {
  const denied = {
    open: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  } as unknown as IDBFactory;
  const device = openDeviceStore({ newId: countingIds(), indexedDB: denied });
  const message = 'This browser won’t let us save your work.';
  await expect(device.readPendingAccountDeletion()).rejects.toThrow(message);
  await expect(device.readLastLearner()).rejects.toThrow(message);
});
