import { expect, test, vi } from 'vitest';
import { requestPersistentStorage } from '../../src/platform/persistent-storage.ts';

test('a browser that keeps the records already is asked nothing', async () => {
  const persist = vi.fn(async () => true);
  await requestPersistentStorage({ persisted: async () => true, persist });
  expect(persist).not.toHaveBeenCalled();
});

test('any other is asked', async () => {
  const persist = vi.fn(async () => false);
  await requestPersistentStorage({ persisted: async () => false, persist });
  expect(persist).toHaveBeenCalledTimes(1);
});

test('one that knows no such question, or refuses it, is left in peace', async () => {
  await requestPersistentStorage({});
  await requestPersistentStorage({ persisted: () => Promise.reject(new TypeError('Not here.')) });
  await expect(
    requestPersistentStorage({ persist: () => Promise.reject(new TypeError('No.')) }),
  ).resolves.toBe(undefined);
});
