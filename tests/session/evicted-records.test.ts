import { expect, test } from 'vitest';
import type { Session } from '../../src/session/session.ts';
import { FakeDevice } from './fake-device.ts';

const EMAIL = 'mia@example.com';

async function storeOf(tab: Session) {
  const state = await tab.waitUntilReady();
  if (state.status !== 'signed-in') throw new Error('nobody is signed in');
  return state.learner.store;
}

test('records that the browser cleared are known to be, until the learner was told', async () => {
  const device = new FakeDevice();
  await device.createTab().signUp(EMAIL, 'secret');
  await device.clearDatabases();
  const store = await storeOf(device.createTab());
  expect(await store.wasEvicted()).toBe(true);
  await store.clearEvicted();
  expect(await store.wasEvicted()).toBe(false);
});

test('records that open again as they were have not been cleared', async () => {
  const device = new FakeDevice();
  await device.createTab().signUp(EMAIL, 'secret');
  expect(await (await storeOf(device.createTab())).wasEvicted()).toBe(false);
});

test('a learner who is new to the device, or comes back after a log-out, has lost no records', async () => {
  const device = new FakeDevice();
  const tab = device.createTab();
  await tab.signUp(EMAIL, 'secret');
  expect(await (await storeOf(tab)).wasEvicted()).toBe(false);
  await tab.logOut(async () => {
    throw new Error('nothing should be asked');
  });
  await tab.signIn(EMAIL, 'secret');
  expect(await (await storeOf(tab)).wasEvicted()).toBe(false);
});
