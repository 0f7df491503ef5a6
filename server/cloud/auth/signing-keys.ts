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

/** The key that signs tokens, and the public halves of all stored keys. */
export interface SigningKeys {
  kid: string;
  privateKey: CryptoKey;
  /** What is published; contains no secret. */
  publicJwks: JSONWebKeySet;
  /** Finds the key that verifies a token. */
  localKeySet: JWTVerifyGetKey;
}

async function createKey(now: number): Promise<SigningKeyRow> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { kid: await calculateJwkThumbprint(jwk), private_jwk: JSON.stringify(jwk), created_at: now };
}

/**
 * The stored keys, the newest first. The lock lets only one of several starting processes create the first
 * key.
 */
function readOrCreateKeys(query: Kysely<Tables>, now: number): Promise<readonly SigningKeyRow[]> {
  return query.transaction().execute(async (db) => {
    await acquireLocks(db, 'signing keys');
    const rows = await db.selectFrom('signing_keys').selectAll().orderBy('created_at', 'desc').execute();
    if (rows.length > 0) return rows;
    const created = await createKey(now);
    await db.insertInto('signing_keys').values(created).execute();
    return [created];
  });
}

function toPublicJwk(kid: string, { kty, n, e }: JWK): JWK {
  // An explicit list, so that the private members are never published.
  return { kid, alg: ALGORITHM, use: 'sig', ...(kty && { kty }), ...(n && { n }), ...(e && { e }) };
}

/** A stored signing key can't be used. */
export class UnusableSigningKeyError extends Error {}

async function importKeys(rows: readonly SigningKeyRow[]) {
  const keys = rows.map(({ kid, private_jwk }) => ({ kid, jwk: JSON.parse(private_jwk) as JWK }));
  const newest = keys[0];
  const privateKey = newest && (await importJWK(newest.jwk, ALGORITHM));
  if (!newest || !privateKey || privateKey instanceof Uint8Array) throw new Error('No private key.');
  return { keys, kid: newest.kid, privateKey };
}

/**
 * Reads the keys from the database, and creates the first. Tokens are signed with the newest; to replace a
 * key, add one, and delete the old one an hour later, when the last token that it signed has expired.
 *
 * @throws UnusableSigningKeyError when a stored key can't be used
 */
export async function loadSigningKeys(query: Kysely<Tables>, clock: () => number): Promise<SigningKeys> {
  const rows = await readOrCreateKeys(query, clock());
  const { keys, kid, privateKey } = await importKeys(rows).catch((cause) => {
    throw new UnusableSigningKeyError('The database has no usable signing key.', { cause });
  });
  const publicJwks = { keys: keys.map(({ kid, jwk }) => toPublicJwk(kid, jwk)) };
  return { kid, privateKey, publicJwks, localKeySet: createLocalJWKSet(publicJwks) };
}
