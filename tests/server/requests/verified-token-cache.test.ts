import { expect, test } from 'vitest';
import { createVerifiedTokenCache } from '../../../server/requests/verified-token-cache.ts';

test('a token is valid from its verification until it expires', () => {
  let now = 0;
  const memory = createVerifiedTokenCache<string>(() => now);
  expect(memory.findValid('token') !== undefined).toBe(false);
  memory.set('token', 'of Ana', 60);
  expect(memory.findValid('token') !== undefined).toBe(true);
  expect(memory.get('token')?.claims).toBe('of Ana');
  now = 60_000;
  expect(memory.findValid('token') !== undefined).toBe(false);
});

test('the newest of very many tokens are cached', () => {
  const memory = createVerifiedTokenCache<number>(() => 0);
  for (let index = 0; index <= 2_000; index++) memory.set(`token ${index}`, index, 60);
  expect(memory.findValid('token 0') !== undefined).toBe(false);
  expect(memory.findValid('token 1') !== undefined).toBe(true);
});
