import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ok, type Result } from '../../../src/domain/result.ts';
import type { FairQueue } from '../../requests/fair-queue.ts';
import type { RandomBytes } from '../random-bytes.ts';

/** What one hash costs: `N` and `r` set the memory (128·N·r bytes), `p` multiplies the time. */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** OWASP's Password Storage Cheat Sheet, the setting with 32 MiB: several sign-ins at once fit a small machine. */
export const SCRYPT_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;

const derive = promisify<string, Uint8Array, number, ScryptOptions, Buffer>(scrypt);

/** For whom a password is hashed. */
export interface RequestClient {
  /** Where the request comes from, as limits count it, if known. */
  address: string | undefined;
  /** Aborts when the visitor goes away. */
  signal: AbortSignal;
}

/** Hashes passwords and compares them with their hashes. */
export interface PasswordHasher {
  /** Whether this visitor's password would be taken now, so that nothing needs to be begun for it if not. */
  hasRoom(visitor: RequestClient): boolean;
  /** A salted hash that carries its parameters: `scrypt:N:r:p:salt:hash`, the last two in base64. */
  hash(password: string, visitor: RequestClient): Promise<Result<string, 'busy'>>;
  /** Takes the same time for `null`, which stands for "no such account" and for "has no password". */
  verify(password: string, stored: string | null, visitor: RequestClient): Promise<Result<boolean, 'busy'>>;
  /** True when the hash was made at another cost than today's. */
  needsRehash(stored: string): boolean;
}

function hashOf(password: string, salt: Uint8Array, { N, r, p }: ScryptCost): Promise<Buffer> {
  // NFKC, since keyboards differ in how they compose the same character (NIST SP 800-63B, section 3.1.1.2).
  return derive(password.normalize('NFKC'), salt, HASH_BYTES, { N, r, p, maxmem: 256 * N * r });
}

function parseStored(stored: string): { cost: ScryptCost; salt: Buffer; hash: Buffer } {
  const [, N, r, p, salt = '', hash = ''] = stored.split(':');
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

/** Makes hashes at `cost`, and reads hashes of any cost. Visitors take turns in `queue`, by their address. */
export function createPasswordHasher(
  cost: ScryptCost,
  random: RandomBytes,
  queue: FairQueue,
): PasswordHasher {
  const prefix = `scrypt:${cost.N}:${cost.r}:${cost.p}:`;
  const nobodysSalt = random(SALT_BYTES);

  function queued(
    password: string,
    salt: Uint8Array,
    at: ScryptCost,
    { address = '', signal }: RequestClient,
  ) {
    return queue.run(address, () => hashOf(password, salt, at), signal);
  }

  return {
    hasRoom: ({ address = '' }) => queue.hasRoom(address),

    async hash(password, visitor) {
      const salt = random(SALT_BYTES);
      const hash = await queued(password, salt, cost, visitor);
      return hash.ok
        ? ok(`${prefix}${Buffer.from(salt).toString('base64')}:${hash.value.toString('base64')}`)
        : hash;
    },

    async verify(password, stored, visitor) {
      const known = stored === null ? undefined : parseStored(stored);
      const hash = await queued(password, known?.salt ?? nobodysSalt, known?.cost ?? cost, visitor);
      if (!hash.ok) return hash;
      return ok(known !== undefined && timingSafeEqual(hash.value, known.hash));
    },

    needsRehash: (stored) => !stored.startsWith(prefix),
  };
}
