import { exportJWK, generateKeyPair, jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_TOKEN_LENGTH } from '../../../../server/cloud/auth/id-tokens.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { PROJECT_ID } from '../document-paths.ts';
import {
  HOUR_MS,
  openTestCloud,
  signUpTestLearner,
  type TestCloud,
  type TestLearner,
} from '../test-cloud.ts';

let cloud: TestCloud;
let learner: TestLearner;

beforeAll(async () => {
  cloud = await openTestCloud();
  learner = await signUpTestLearner(cloud);
});

/** The claims of a valid token, which each case changes. */
function createClaims() {
  const now = Math.floor(cloud.clock.now() / 1000);
  return {
    iss: `urn:learning-arcade:${PROJECT_ID}`,
    aud: PROJECT_ID,
    sub: learner.localId,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    firebase: { sign_in_provider: 'password' },
  };
}

/** Signs claims with the cloud's own key. */
async function signClaims(changes: object): Promise<string> {
  const { kid, private_jwk } = await cloud.database.query
    .selectFrom('signing_keys')
    .selectAll()
    .executeTakeFirstOrThrow();
  const header = { alg: 'RS256', kid };
  return new SignJWT({ ...createClaims(), ...changes })
    .setProtectedHeader(header)
    .sign(JSON.parse(private_jwk));
}

async function readFailure(token: string) {
  const verified = await cloud.verifyIdToken(token);
  return verified.ok ? 'valid' : verified.failure;
}

describe('an ID token', () => {
  test('an ID token is verified by the published keys', async () => {
    const published = await cloud.routes.request('/cloud/keys');
    expect(published.headers.get('Cache-Control')).toBe('public, max-age=3600');
    const { keys } = await published.json();
    const { payload, protectedHeader } = await jwtVerify(learner.idToken, keys[0], {
      issuer: `urn:learning-arcade:${PROJECT_ID}`,
      audience: PROJECT_ID,
      currentDate: new Date(cloud.clock.now()),
    });
    expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: keys[0].kid });
    expect(payload).toMatchObject({ sub: learner.localId, user_id: learner.localId, email: learner.email });
  });

  test('a forged token with all claims of a real one passes, so each case below fails for its own fault', async () => {
    expect(await readFailure(await signClaims({}))).toBe('valid');
  });

  test.each([
    ['of another issuer', { iss: 'urn:learning-arcade:chooser' }, 'invalid-id-token'],
    ['for another audience', { aud: 'another-project' }, 'invalid-id-token'],
    ['without a subject', { sub: '' }, 'invalid-id-token'],
    ['without a moment of sign-in', { auth_time: undefined }, 'invalid-id-token'],
    ['without an expiry', { exp: undefined }, 'invalid-id-token'],
    ['of an unknown learner', { sub: 'nobody' }, 'user-not-found'],
    ['that has expired', { exp: 1 }, 'token-expired'],
  ])('an ID token %s is rejected', async (_name, changes, failure) => {
    expect(await readFailure(await signClaims(changes))).toBe(failure);
  });

  test('an ID token signed with another key, even under the same key id, is rejected', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const { keys } = await (await cloud.routes.request('/cloud/keys')).json();
    for (const kid of [keys[0].kid, 'another']) {
      const forged = await new SignJWT(createClaims())
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(privateKey);
      expect(await readFailure(forged)).toBe('invalid-id-token');
    }
  });

  test('an ID token without a signature, or signed with the public key as a secret, is rejected', async () => {
    const { keys } = await (await cloud.routes.request('/cloud/keys')).json();
    const secret = new TextEncoder().encode(JSON.stringify(keys[0]));
    const header = { alg: 'HS256', kid: keys[0].kid };
    expect(await readFailure(new UnsecuredJWT(createClaims()).encode())).toBe('invalid-id-token');
    expect(await readFailure(await new SignJWT(createClaims()).setProtectedHeader(header).sign(secret))).toBe(
      'invalid-id-token',
    );
  });

  test('an ID token above the maximum length is rejected', async () => {
    expect(await readFailure(await signClaims({ name: 'a'.repeat(MAX_TOKEN_LENGTH / 2) }))).toBe('valid');
    expect(await readFailure(await signClaims({ name: 'a'.repeat(MAX_TOKEN_LENGTH) }))).toBe(
      'invalid-id-token',
    );
  });

  test.each(['', '.', '..', 'a.b.c', '💥', 'null'])('%j is rejected as an ID token', async (token) => {
    expect(await readFailure(token)).toBe('invalid-id-token');
  });

  test('an ID token is valid for an hour', async () => {
    const fresh = await openTestCloud();
    const { idToken } = await signUpTestLearner(fresh);
    fresh.clock.advance(HOUR_MS - 1000);
    expect(await fresh.verifyIdToken(idToken)).toMatchObject({ ok: true });
    fresh.clock.advance(1000);
    expect(await fresh.verifyIdToken(idToken)).toEqual({ ok: false, failure: 'token-expired' });
  });
});

describe('the signing key', () => {
  test('the signing key survives a restart', async () => {
    const database = await openTestDatabase();
    const { idToken } = await signUpTestLearner(await openTestCloud({ database }));
    const restarted = await openTestCloud({ database });
    expect(await restarted.verifyIdToken(idToken)).toMatchObject({ ok: true });
  });

  test('the signing key is published without its private half', async () => {
    const { keys } = await (await cloud.routes.request('/cloud/keys')).json();
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  test('a replaced signing key still verifies its tokens', async () => {
    const database = await openTestDatabase();
    const { idToken } = await signUpTestLearner(await openTestCloud({ database }));
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    await database.query
      .insertInto('signing_keys')
      .values({
        kid: 'next',
        private_jwk: JSON.stringify(await exportJWK(privateKey)),
        created_at: Number.MAX_SAFE_INTEGER,
      })
      .execute();
    const restarted = await openTestCloud({ database });
    expect(await restarted.verifyIdToken(idToken)).toMatchObject({ ok: true });
    const later = await signUpTestLearner(restarted);
    expect(JSON.parse(atob(later.idToken.split('.')[0] ?? ''))).toMatchObject({ kid: 'next' });
    expect(await restarted.verifyIdToken(later.idToken)).toMatchObject({ ok: true });
  });
});
