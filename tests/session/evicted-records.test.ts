import { expect, test } from 'vitest';
import type { Session } from '../../src/session/session.ts';
import { FakeDevice } from './fake-device.ts';

const EMAIL = 'mia@example.com';

async function openStore(tab: Session) {
  const state = await tab.waitUntilReady();
  if (state.status !== 'signed-in') throw new Error('No learner is signed in.');
  return state.learner.store;
}

test('records that the browser evicted are reported until the learner was informed', async () => {
  const device = new FakeDevice();
  await device.createTab().signUp(EMAIL, 'secret');
  await device.clearDatabases();
  const store = await openStore(device.createTab());
  expect(await store.wasEvicted()).toBe(true);
  await store.clearEvicted();
  expect(await store.wasEvicted()).toBe(false);
});

test('records that open again unchanged were not evicted', async () => {
  const device = new FakeDevice();
  await device.createTab().signUp(EMAIL, 'secret');
  expect(await (await openStore(device.createTab())).wasEvicted()).toBe(false);
});

test('a learner who is new to the device, or returns after a log-out, has lost no records', async () => {
  const device = new FakeDevice();
  const tab = device.createTab();
  await tab.signUp(EMAIL, 'secret');
  expect(await (await openStore(tab)).wasEvicted()).toBe(false);
  await tab.logOut(async () => {
    throw new Error('No question was expected.');
  });
  await tab.signIn(EMAIL, 'secret');
  expect(await (await openStore(tab)).wasEvicted()).toBe(false);
});
