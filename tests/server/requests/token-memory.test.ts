import { expect, test } from 'vitest';
import { createTokenMemory } from '../../../server/requests/token-memory.ts';

test('a token is good from its verification until it expires', () => {
  let now = 0;
  const memory = createTokenMemory<string>(() => now);
  expect(memory.isGood('token')).toBe(false);
  memory.remember('token', 'of Ana', 60);
  expect(memory.isGood('token')).toBe(true);
  expect(memory.recall('token')?.says).toBe('of Ana');
  now = 60_000;
  expect(memory.isGood('token')).toBe(false);
});

test('of very many tokens the newest are remembered', () => {
  const memory = createTokenMemory<number>(() => 0);
  for (let index = 0; index <= 2_000; index++) memory.remember(`token ${index}`, index, 60);
  expect(memory.isGood('token 0')).toBe(false);
  expect(memory.isGood('token 1')).toBe(true);
});
