import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import type { VerifyIdToken } from '../../../server/lessons/caller.ts';
import { createFirebaseVerifier } from '../../../server/lessons/firebase-tokens.ts';
import { createFirebaseClaims } from './fake-google-keys.ts';

const NOW = Date.parse('2025-03-01T12:00:00Z');
const seconds = NOW / 1000;
const GOOD: JWTPayload = { ...createFirebaseClaims('my-school', 'ana', seconds), email: undefined };

let google: CryptoKey;
let stranger: CryptoKey;
let verify: VerifyIdToken;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  google = pair.privateKey;
  stranger = (await generateKeyPair('RS256')).privateKey;
  const keys = createLocalJWKSet({
    keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256' }],
  });
  verify = createFirebaseVerifier('my-school', keys, () => NOW);
});

const sign = (payload: JWTPayload, key = google) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(key);

test('a token that Google signed for this project is accepted', async () => {
  expect(await verify(await sign(GOOD))).toEqual({ ok: true, value: { uid: 'ana' } });
});

test('a sign-in slightly ahead of this clock is accepted', async () => {
  expect((await verify(await sign({ ...GOOD, auth_time: seconds + 60 }))).ok).toBe(true);
});

describe('an invalid token', () => {
  test.each([
    ['of another project', { aud: 'other', iss: 'https://securetoken.google.com/other' }],
    ['of another issuer', { iss: 'https://accounts.google.com' }],
    ['that has expired', { exp: seconds - 1 }],
    ['without an expiry', { exp: undefined }],
    ['without a subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
    ['from a sign-in in the future', { auth_time: seconds + 3600 }],
    ['without a sign-in', { auth_time: undefined }],
  ])('a token %s is rejected', async (_, change) => {
    expect((await verify(await sign({ ...GOOD, ...change } as JWTPayload))).ok).toBe(false);
  });

  test('a token signed with another key is rejected', async () => {
    expect((await verify(await sign(GOOD, stranger))).ok).toBe(false);
  });

  test('a token without a signature is rejected', async () => {
    const [, payload] = (await sign(GOOD)).split('.');
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    expect((await verify(`${header}.${payload}.`)).ok).toBe(false);
  });

  test.each(['', 'a', 'a.b.c', '....'])('%j is rejected as a token', async (token) => {
    expect((await verify(token)).ok).toBe(false);
  });
});
