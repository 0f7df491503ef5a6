import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createBankLoader } from '../../src/content/bank-loader.ts';

const schema = v.array(v.string());

test('a bank is the default export of its file', async () => {
  const load = createBankLoader('some', schema, { a: async () => ({ default: ['one', 'two'] }) });
  expect(await load('a')).toEqual(['one', 'two']);
});

test('a bank that does not match its schema is rejected with the file and the entry', async () => {
  const load = createBankLoader('some', schema, { a: async () => ({ default: [1] }) });
  await expect(load('a')).rejects.toThrow('some/a.json: entry 1: ');
});
