import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
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

/** Hashes passwords and compares them with their hashes. */
export interface Passwords {
  /** A salted hash that carries its parameters: `scrypt:N:r:p:salt:hash`, the last two in base64. */
  hash(password: string): Promise<string>;
  /** Takes the same time for `null`, which stands for "no such account" and for "has no password". */
  matches(password: string, stored: string | null): Promise<boolean>;
  /** True when the hash was made at another cost than today's. */
  isOutdated(stored: string): boolean;
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

/** Makes hashes at `cost`, and reads hashes of any cost. */
export function createPasswords(cost: ScryptCost, random: RandomBytes): Passwords {
  const prefix = `scrypt:${cost.N}:${cost.r}:${cost.p}:`;
  const nobodysSalt = random(SALT_BYTES);

  return {
    async hash(password) {
      const salt = random(SALT_BYTES);
      const hash = await hashOf(password, salt, cost);
      return `${prefix}${Buffer.from(salt).toString('base64')}:${hash.toString('base64')}`;
    },

    async matches(password, stored) {
      if (stored === null) {
        await hashOf(password, nobodysSalt, cost);
        return false;
      }
      const { cost: storedCost, salt, hash } = parseStored(stored);
      return timingSafeEqual(await hashOf(password, salt, storedCost), hash);
    },

    isOutdated: (stored) => !stored.startsWith(prefix),
  };
}
