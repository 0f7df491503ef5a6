import { expect, test, vi } from 'vitest';
import { requestPersistentStorage } from '../../src/platform/persistent-storage.ts';

test('storage that is persistent already is not requested again', async () => {
  const persist = vi.fn(async () => true);
  await requestPersistentStorage({ persisted: async () => true, persist });
  expect(persist).not.toHaveBeenCalled();
});

test('storage that may be evicted is requested to be persistent', async () => {
  const persist = vi.fn(async () => false);
  await requestPersistentStorage({ persisted: async () => false, persist });
  expect(persist).toHaveBeenCalledTimes(1);
});

test('a browser without the API, or one whose API fails, causes no error', async () => {
  await requestPersistentStorage({});
  await requestPersistentStorage({ persisted: () => Promise.reject(new TypeError('Not here.')) });
  await expect(
    requestPersistentStorage({ persist: () => Promise.reject(new TypeError('No.')) }),
  ).resolves.toBe(undefined);
});
