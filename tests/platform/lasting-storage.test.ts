import { expect, test, vi } from 'vitest';
import { askForLastingStorage } from '../../src/platform/lasting-storage.ts';

test('a browser that keeps the records already is asked nothing', async () => {
  const persist = vi.fn(async () => true);
  await askForLastingStorage({ persisted: async () => true, persist });
  expect(persist).not.toHaveBeenCalled();
});

test('any other is asked', async () => {
  const persist = vi.fn(async () => false);
  await askForLastingStorage({ persisted: async () => false, persist });
  expect(persist).toHaveBeenCalledTimes(1);
});

test('one that knows no such question, or refuses it, is left in peace', async () => {
  await askForLastingStorage({});
  await askForLastingStorage({ persisted: () => Promise.reject(new TypeError('Not here.')) });
  await expect(askForLastingStorage({ persist: () => Promise.reject(new TypeError('No.')) })).resolves.toBe(
    undefined,
  );
});
