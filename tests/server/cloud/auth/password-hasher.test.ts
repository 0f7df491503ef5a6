import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  createPasswordHasher,
  SCRYPT_COST,
  type ScryptCost,
} from '../../../../server/cloud/auth/password-hasher.ts';
import { QUOTAS } from '../../../../server/rate-limits/quotas.ts';
import { createFairQueue, type FairQueue } from '../../../../server/requests/fair-queue.ts';
import type { Result } from '../../../../src/domain/result.ts';
import { CHEAP_SCRYPT_COST } from '../test-cloud.ts';

const VISITOR = { address: '203.0.113.1', signal: new AbortController().signal };

function expectValue<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`Expected a value, got ${result.failure}.`);
  return result.value;
}

/** A hasher for one client, with room in the queue. */
function createHasher(cost: ScryptCost) {
  const { hash, verify, needsRehash } = createPasswordHasher(
    cost,
    randomBytes,
    createFairQueue(QUOTAS.passwordHashes),
  );
  return {
    hash: async (password: string) => expectValue(await hash(password, VISITOR)),
    matches: async (password: string, stored: string | null) =>
      expectValue(await verify(password, stored, VISITOR)),
    isOutdated: needsRehash,
  };
}

const passwords = createHasher(CHEAP_SCRYPT_COST);

describe('a password hash', () => {
  test('a hash matches its password and no other', async () => {
    const stored = await passwords.hash('correct horse');
    expect(await passwords.matches('correct horse', stored)).toBe(true);
    expect(await passwords.matches('Correct horse', stored)).toBe(false);
    expect(await passwords.matches('', stored)).toBe(false);
  });

  test('a hash contains its parameters and its own salt, but not the password', async () => {
    const [one, other] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')];
    expect(one).toMatch(/^scrypt:16:1:1:[A-Za-z0-9+/]{22}==:[A-Za-z0-9+/]{43}=$/);
    expect(one).not.toBe(other);
  });

  test('a hash is verified at the cost that it was made with', async () => {
    const stored = await createHasher({ N: 32, r: 2, p: 1 }).hash('correct horse');
    expect(await passwords.matches('correct horse', stored)).toBe(true);
    expect(passwords.isOutdated(stored)).toBe(true);
    expect(passwords.isOutdated(await passwords.hash('correct horse'))).toBe(false);
  });

  test('a hash matches a password that another keyboard composes differently', async () => {
    const stored = await passwords.hash('caf\u00e9 latte');
    expect(await passwords.matches('cafe\u0301 latte', stored)).toBe(true);
  });

  test('two hashes are computed at a time, so that threads stay free', async () => {
    const queue = createFairQueue(QUOTAS.passwordHashes);
    let [running, most] = [0, 0];
    const watched: FairQueue = {
      hasRoom: queue.hasRoom,
      run: (owner, work, signal) =>
        queue.run(
          owner,
          async () => {
            running += 1;
            most = Math.max(most, running);
            try {
              return await work();
            } finally {
              running -= 1;
            }
          },
          signal,
        ),
    };
    const { hash } = createPasswordHasher(CHEAP_SCRYPT_COST, randomBytes, watched);
    await Promise.all(Array.from({ length: 20 }, () => hash('correct horse', VISITOR)));
    expect(most).toBe(2);
  });

  test('a missing hash matches no password', async () => {
    expect(await passwords.matches('correct horse', null)).toBe(false);
  });

  test('a hash of the running server uses 32 MiB', async () => {
    expect(128 * SCRYPT_COST.N * SCRYPT_COST.r).toBe(32 * 1024 * 1024);
    const strong = createHasher(SCRYPT_COST);
    expect(await strong.matches('correct horse', await strong.hash('correct horse'))).toBe(true);
  });
});
