import { expect, test } from 'vitest';
import { openDeviceStore } from '../../../src/data/device/device-store.ts';
import { aDevice, countingIds } from '../open-device.ts';

test('a device gets one id and keeps it, in every tab', async () => {
  const indexedDB = aDevice();
  const newId = countingIds('device');
  const [tab, other] = [openDeviceStore({ newId, indexedDB }), openDeviceStore({ newId, indexedDB })];
  const ids = await Promise.all([tab.deviceId(), other.deviceId()]);
  expect(ids[0]).toBe(ids[1]);
  tab.close();
  expect(await openDeviceStore({ newId, indexedDB }).deviceId()).toBe(ids[0]);
});

test('the last learner is remembered until they log out', async () => {
  const device = openDeviceStore({ newId: countingIds(), indexedDB: aDevice() });
  expect([await device.lastLearner(), await device.loggedOut()]).toEqual([null, false]);
  await device.rememberLearner({ uid: 'ann', email: 'ann@example.com' });
  expect(await device.lastLearner()).toEqual({ uid: 'ann', email: 'ann@example.com' });
  await device.markLoggedOut();
  expect([await device.lastLearner(), await device.loggedOut()]).toEqual([null, true]);
  await device.rememberLearner({ uid: 'ben', email: '' });
  expect([await device.lastLearner(), await device.loggedOut()]).toEqual([{ uid: 'ben', email: '' }, false]);
});

test('whose deletion has begun is known until they are forgotten, with their choices and nobody else’s', async () => {
  const device = openDeviceStore({ newId: countingIds(), indexedDB: aDevice() });
  await device.rememberLearner({ uid: 'ann', email: 'ann@example.com' });
  await device.setPreference('ann/hub-week', false);
  await device.setPreference('ben/hub-week', false);
  await device.markDeletionBegun('ann');
  expect([await device.deletionBegun(), await device.loggedOut()]).toEqual(['ann', true]);
  await device.forgetLearner('ann');
  expect([await device.deletionBegun(), await device.lastLearner()]).toEqual([null, null]);
  expect(await device.preference('ann/hub-week')).toBeUndefined();
  expect(await device.preference('ben/hub-week')).toBe(false);
});

const aDeviceStore = () => openDeviceStore({ newId: countingIds(), indexedDB: aDevice() });
const GUEST = { uid: 'guest', email: '' };
const ANN = { uid: 'ann', email: 'ann@example.com' };

test.each([
  ['a guest who did not log out', GUEST, false, ['guest']],
  ['a guest who logged out', GUEST, true, []],
  ['a learner with an e-mail', { uid: 'ben', email: 'ben@example.com' }, false, []],
  ['the same learner', ANN, false, []],
])('who comes after %s adopts nobody else’s records', async (_what, before, hasLoggedOut, guests) => {
  const device = aDeviceStore();
  await device.rememberLearner(before);
  if (hasLoggedOut) await device.markLoggedOut();
  await device.rememberLearner(ANN);
  expect(await device.guestsToAdopt('ann')).toEqual(guests);
  expect(await device.guestsToAdopt('ben')).toEqual([]);
  await device.forgetGuest('guest');
  expect(await device.guestsToAdopt('ann')).toEqual([]);
});

test('what was left to a guest goes on with them', async () => {
  const device = aDeviceStore();
  for (const learner of [GUEST, { uid: 'next', email: '' }, ANN]) await device.rememberLearner(learner);
  expect((await device.guestsToAdopt('ann')).toSorted()).toEqual(['guest', 'next']);
});

test('a tab that knows of no e-mail takes it from nobody', async () => {
  const device = aDeviceStore();
  await device.rememberLearner(ANN);
  await device.rememberLearner({ ...ANN, email: '' });
  expect(await device.lastLearner()).toEqual(ANN);
});

test('the e-mail that a guest has got is noted while they are signed in, and takes no log-out back', async () => {
  const device = aDeviceStore();
  const withEmail = { ...GUEST, email: 'ann@example.com' };
  expect(await device.noteEmail(withEmail)).toBe(false);
  await device.rememberLearner(GUEST);
  expect(await device.noteEmail(withEmail)).toBe(true);
  expect(await device.lastLearner()).toEqual(withEmail);
  await device.markLoggedOut();
  expect([await device.noteEmail(withEmail), await device.loggedOut()]).toEqual([false, true]);
});

test('a learner is gone once somebody logged out, or another one came', async () => {
  const device = aDeviceStore();
  expect(await device.standingOf('ann')).toBe('signed-in');
  await device.rememberLearner(ANN);
  expect([await device.standingOf('ann'), await device.standingOf('ben')]).toEqual(['signed-in', 'replaced']);
  await device.markLoggedOut();
  expect(await device.standingOf('ann')).toBe('logged-out');
});

test('what a log-out discards is known until it is over, and taken back when the learner stays', async () => {
  const device = aDeviceStore();
  const discard = {
    uid: 'ann',
    recordsId: 'r1',
    known: [{ kind: 'change', version: 'profile 1 1' }],
  } as const;
  await device.markLoggedOut(discard);
  expect([await device.discardBegun(), await device.discardedRecords('ann')]).toEqual([discard, 'r1']);
  await device.endDiscard();
  expect([await device.discardBegun(), await device.discardedRecords('ann')]).toEqual([null, 'r1']);
  await device.markLoggedOut({ ...discard, known: [] });
  expect(await device.discardedRecords('ann')).toBeNull();
  await device.rememberLearner(ANN);
  expect(await device.discardBegun()).toBeNull();
});

test('a preference of the device stays with it', async () => {
  const indexedDB = aDevice();
  const device = openDeviceStore({ newId: countingIds(), indexedDB });
  expect(await device.preference('voice')).toBeUndefined();
  await device.setPreference('voice', 'en-GB');
  device.close();
  expect(await openDeviceStore({ newId: countingIds(), indexedDB }).preference('voice')).toBe('en-GB');
});

test('a browser that keeps nothing is told in the learner’s words, not in the database’s', async () => {
  const denied = {
    open: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  } as unknown as IDBFactory;
  const device = openDeviceStore({ newId: countingIds(), indexedDB: denied });
  const told = 'This browser lets the app keep nothing on this device.';
  await expect(device.deletionBegun()).rejects.toThrow(told);
  await expect(device.lastLearner()).rejects.toThrow(told);
});
