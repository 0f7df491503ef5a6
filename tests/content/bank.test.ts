import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { bankOf } from '../../src/content/bank.ts';

const schema = v.array(v.string());

test('a file holds its bank, or as a build delivers it the way to put it together', async () => {
  const load = bankOf(schema, {
    whole: async () => ({ default: ['one', 'two'] }),
    packed: async () => ({ default: () => ['one', 'two'] }),
  });
  expect(await load('whole')).toEqual(['one', 'two']);
  expect(await load('packed')).toEqual(['one', 'two']);
});

test('a packed bank is put together for each who asks, and kept for nobody', async () => {
  const unpack = vi.fn(() => ['one']);
  const load = bankOf(schema, { packed: async () => ({ default: unpack }) });
  expect(unpack).not.toHaveBeenCalled();
  expect(await load('packed')).not.toBe(await load('packed'));
  expect(unpack).toHaveBeenCalledTimes(2);
});

test('a bank that does not fit its schema is refused, packed or not', async () => {
  const load = bankOf(schema, {
    whole: async () => ({ default: [1] }),
    packed: async () => ({ default: () => [1] }),
  });
  await expect(load('whole')).rejects.toThrow(v.ValiError);
  await expect(load('packed')).rejects.toThrow(v.ValiError);
});
