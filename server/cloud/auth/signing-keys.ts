import {
  type CryptoKey,
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose';
import type { Kysely } from 'kysely';
import type { SigningKeyRow, Tables } from '../../database/tables.ts';
import { acquireLocks } from '../../database/transaction-locks.ts';

const ALGORITHM = 'RS256';

/** The key that signs tokens, and the public halves of all keys that ever did. */
export interface SigningKeys {
  kid: string;
  privateKey: CryptoKey;
  /** What is published; holds no secret. */
  publicJwks: JSONWebKeySet;
  /** Finds the key of a token among the published ones. */
  localKeySet: JWTVerifyGetKey;
}

async function makeKey(now: number): Promise<SigningKeyRow> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { kid: await calculateJwkThumbprint(jwk), private_jwk: JSON.stringify(jwk), created_at: now };
}

/** The newest comes first. Of processes that start together on an empty database, one makes the key for all. */
function storedKeys(query: Kysely<Tables>, now: number): Promise<readonly SigningKeyRow[]> {
  return query.transaction().execute(async (db) => {
    await acquireLocks(db, 'signing keys');
    const rows = await db.selectFrom('signing_keys').selectAll().orderBy('created_at', 'desc').execute();
    if (rows.length > 0) return rows;
    const made = await makeKey(now);
    await db.insertInto('signing_keys').values(made).execute();
    return [made];
  });
}

function publicHalf(kid: string, { kty, n, e }: JWK): JWK {
  // Named one by one: what is not listed here, above all the private numbers, is never published.
  return { kid, alg: ALGORITHM, use: 'sig', ...(kty && { kty }), ...(n && { n }), ...(e && { e }) };
}

/** The key that signs the learners' tokens can't be read from the database. */
export class UnusableSigningKeyError extends Error {}

async function importKeys(rows: readonly SigningKeyRow[]) {
  const keys = rows.map(({ kid, private_jwk }) => ({ kid, jwk: JSON.parse(private_jwk) as JWK }));
  const newest = keys[0];
  const privateKey = newest && (await importJWK(newest.jwk, ALGORITHM));
  if (!newest || !privateKey || privateKey instanceof Uint8Array) throw new Error('No private key.');
  return { keys, kid: newest.kid, privateKey };
}

/**
 * Reads the keys from the database, and makes the first. Tokens are signed with the newest; a key is replaced by
 * adding one, and removed an hour later, when the last token it signed has expired.
 *
 * @throws UnusableSigningKeyError when a stored key is none
 */
export async function loadSigningKeys(query: Kysely<Tables>, clock: () => number): Promise<SigningKeys> {
  const rows = await storedKeys(query, clock());
  const { keys, kid, privateKey } = await importKeys(rows).catch((cause) => {
    throw new UnusableSigningKeyError('The database holds no usable signing key.', { cause });
  });
  const publicJwks = { keys: keys.map(({ kid, jwk }) => publicHalf(kid, jwk)) };
  return { kid, privateKey, publicJwks, localKeySet: createLocalJWKSet(publicJwks) };
}
