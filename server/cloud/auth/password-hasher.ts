import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ok, type Result } from '../../../src/domain/result.ts';
import type { FairQueue } from '../../requests/fair-queue.ts';
import type { RandomBytes } from '../random-bytes.ts';

/** scrypt's parameters: `N` and `r` set the memory (128·N·r bytes), `p` multiplies the time. */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** From OWASP's Password Storage Cheat Sheet, with 32 MiB: several sign-ins at a time fit a small machine. */
export const SCRYPT_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;

const derive = promisify<string, Uint8Array, number, ScryptOptions, Buffer>(scrypt);

/** The client that a request comes from. */
export interface RequestClient {
  /** The address that limits count, if known. */
  address: string | undefined;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

/** Hashes passwords and compares them with their hashes. */
export interface PasswordHasher {
  /** Whether the queue has room for this client, to be checked before anything else is done. */
  hasRoom(client: RequestClient): boolean;
  /** A salted hash that carries its parameters: `scrypt:N:r:p:salt:hash`, the last two in base64. */
  hash(password: string, client: RequestClient): Promise<Result<string, 'busy'>>;
  /** Takes the same time for `null`, which means that there is no account or no password. */
  verify(password: string, stored: string | null, client: RequestClient): Promise<Result<boolean, 'busy'>>;
  /** Whether the hash was made at another cost than the current one. */
  needsRehash(stored: string): boolean;
}

function computeHash(password: string, salt: Uint8Array, { N, r, p }: ScryptCost): Promise<Buffer> {
  // NFKC, since keyboards differ in how they compose the same character (NIST SP 800-63B, section 3.1.1.2).
  return derive(password.normalize('NFKC'), salt, HASH_BYTES, { N, r, p, maxmem: 2 * 128 * N * r });
}

function parseStored(stored: string): { cost: ScryptCost; salt: Buffer; hash: Buffer } {
  const [, N, r, p, salt = '', hash = ''] = stored.split(':');
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

/** Hashes at `cost`, and verifies hashes of any cost. Addresses take turns in `queue`. */
export function createPasswordHasher(
  cost: ScryptCost,
  random: RandomBytes,
  queue: FairQueue,
): PasswordHasher {
  const prefix = `scrypt:${cost.N}:${cost.r}:${cost.p}:`;
  /** For passwords without a stored hash, which take as long to verify. */
  const placeholderSalt = random(SALT_BYTES);

  function computeQueued(
    password: string,
    salt: Uint8Array,
    hashCost: ScryptCost,
    { address = '', signal }: RequestClient,
  ) {
    return queue.run({ address }, () => computeHash(password, salt, hashCost), signal);
  }

  return {
    hasRoom: ({ address = '' }) => queue.hasRoom({ address }),

    async hash(password, client) {
      const salt = random(SALT_BYTES);
      const hash = await computeQueued(password, salt, cost, client);
      return hash.ok
        ? ok(`${prefix}${Buffer.from(salt).toString('base64')}:${hash.value.toString('base64')}`)
        : hash;
    },

    async verify(password, stored, client) {
      const known = stored === null ? undefined : parseStored(stored);
      const hash = await computeQueued(password, known?.salt ?? placeholderSalt, known?.cost ?? cost, client);
      if (!hash.ok) return hash;
      return ok(known !== undefined && timingSafeEqual(hash.value, known.hash));
    },

    needsRehash: (stored) => !stored.startsWith(prefix),
  };
}
