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

test('of a learner who is leaving it knows until they are forgotten, with their choices and nobody else’s', async () => {
  const device = openDeviceStore({ newId: countingIds(), indexedDB: aDevice() });
  await device.rememberLearner({ uid: 'ann', email: 'ann@example.com' });
  await device.setPreference('ann/hub-week', false);
  await device.setPreference('ben/hub-week', false);
  await device.markLeaving('ann');
  expect([await device.leaving(), await device.loggedOut()]).toEqual(['ann', true]);
  await device.forgetLearner('ann');
  expect([await device.leaving(), await device.lastLearner()]).toEqual([null, null]);
  expect(await device.preference('ann/hub-week')).toBeUndefined();
  expect(await device.preference('ben/hub-week')).toBe(false);
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
  await expect(device.leaving()).rejects.toThrow(told);
  await expect(device.lastLearner()).rejects.toThrow(told);
});
