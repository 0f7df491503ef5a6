import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bankOf } from '../../src/content/bank.ts';

const schema = v.array(v.string());

test('a bank is the default export of its file', async () => {
  const load = bankOf(schema, { a: async () => ({ default: ['one', 'two'] }) });
  expect(await load('a')).toEqual(['one', 'two']);
});

test('a bank that does not fit its schema is refused', async () => {
  const load = bankOf(schema, { a: async () => ({ default: [1] }) });
  await expect(load('a')).rejects.toThrow(v.ValiError);
});
