import { expect, test } from 'vitest';
import type { Session } from '../../src/session/session.ts';
import { FakeDevice } from './fake-page.ts';

const EMAIL = 'mia@example.com';

async function storeOf(tab: Session) {
  const state = await tab.ready();
  if (state.phase !== 'signed-in') throw new Error('nobody is signed in');
  return state.learner.store;
}

test('records that the browser cleared are known to be, until the learner was told', async () => {
  const device = new FakeDevice();
  await device.tab().signUp(EMAIL, 'secret');
  await device.clearDatabases();
  const store = await storeOf(device.tab());
  expect(await store.wasEvicted()).toBe(true);
  await store.forgetEviction();
  expect(await store.wasEvicted()).toBe(false);
});

test('records that open again as they were have not been cleared', async () => {
  const device = new FakeDevice();
  await device.tab().signUp(EMAIL, 'secret');
  expect(await (await storeOf(device.tab())).wasEvicted()).toBe(false);
});

test('a learner who is new to the device, or comes back after a log-out, has lost no records', async () => {
  const device = new FakeDevice();
  const tab = device.tab();
  await tab.signUp(EMAIL, 'secret');
  expect(await (await storeOf(tab)).wasEvicted()).toBe(false);
  await tab.logOut(async () => {
    throw new Error('nothing should be asked');
  });
  await tab.signIn(EMAIL, 'secret');
  expect(await (await storeOf(tab)).wasEvicted()).toBe(false);
});
