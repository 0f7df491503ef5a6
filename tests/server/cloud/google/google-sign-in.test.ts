import { generateKeyPair } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  createIdpForm,
  getAccountsPath,
  openTestCloud,
  refreshIdToken,
  signUpTestLearner,
  type TestCloud,
} from '../test-cloud.ts';
import { ADA, CLIENT_ID, createFakeGoogle } from './fake-google.ts';

const { google, token } = await createFakeGoogle();
let cloud: TestCloud;

beforeEach(async () => {
  cloud = await openTestCloud({ google });
});

const createGoogleToken = (changes?: object, key?: CryptoKey) => token(cloud.clock.now(), changes, key);

/** The request of the SDK for `GoogleAuthProvider.credential(idToken)`. */
function signIn(idToken: string, more: object = {}) {
  return cloud.post(getAccountsPath('signInWithIdp'), {
    requestUri: 'http://localhost',
    returnSecureToken: true,
    ...createIdpForm(idToken),
    ...more,
  });
}

describe('a Google sign-in', () => {
  test('a Google sign-in creates an account and finds it again', async () => {
    const first = await signIn(await createGoogleToken());
    expect(first.body).toMatchObject({
      isNewUser: true,
      providerId: 'google.com',
      email: 'ada@gmail.com',
      emailVerified: true,
      displayName: 'Ada',
    });
    const again = await signIn(await createGoogleToken());
    expect(again.body.localId).toBe(first.body.localId);
    expect(again.body).not.toHaveProperty('isNewUser');
    expect((await refreshIdToken(cloud, again.body.refreshToken)).status).toBe(200);
  });

  test('a Google sign-in identifies accounts by the Google account, not by its e-mail', async () => {
    const first = await signIn(await createGoogleToken());
    const renamed = await signIn(await createGoogleToken({ email: 'lovelace@gmail.com' }));
    expect(renamed.body.localId).toBe(first.body.localId);
  });

  test('a look-up shows Google as the only provider', async () => {
    const { body } = await signIn(await createGoogleToken());
    const { users } = (await cloud.post(getAccountsPath('lookup'), { idToken: body.idToken })).body;
    expect(users[0].providerUserInfo).toMatchObject([{ providerId: 'google.com', rawId: ADA.sub }]);
    expect(users[0]).not.toHaveProperty('passwordHash');
  });

  test('an account with only Google cannot sign in with a password', async () => {
    await signIn(await createGoogleToken());
    const { body } = await cloud.signIn('ada@gmail.com', 'anything');
    expect(body.error.message).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  test('a token of the older issuer is accepted', async () => {
    expect((await signIn(await createGoogleToken({ iss: 'accounts.google.com' }))).status).toBe(200);
  });
});

describe('an invalid token', () => {
  test.each([
    ['is for another app', { aud: 'other.apps.googleusercontent.com' }],
    ['is of another issuer', { iss: 'https://accounts.example.org' }],
    ['has expired', { exp: 1 }],
    ['never expires', { exp: undefined }],
    ['has an unverified e-mail', { email_verified: false }],
    ['has no subject', { sub: '' }],
    ['has no e-mail', { email: undefined }],
  ])('a token that %s is rejected', async (_name, changes) => {
    const { status, body } = await signIn(await createGoogleToken(changes));
    expect(status).toBe(400);
    expect(body.error.message).toContain('INVALID_IDP_RESPONSE');
  });

  test('a token that is signed with another key is rejected', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    expect((await signIn(await createGoogleToken({}, privateKey))).status).toBe(400);
  });

  test('a token that the local cloud issued is rejected', async () => {
    const { idToken } = await signUpTestLearner(cloud);
    expect((await signIn(idToken)).status).toBe(400);
  });

  test('a text that is no token is rejected', async () => {
    for (const token of ['', 'a.b.c', '{"sub":"1001","email":"ada@gmail.com"}']) {
      expect((await signIn(token)).status).toBe(400);
    }
  });
});

describe('an e-mail that has a password account', () => {
  async function withPassword() {
    const { body } = await cloud.post(getAccountsPath('signUp'), {
      email: 'ada@gmail.com',
      password: 'correct horse',
    });
    cloud.clock.advance(1000);
    return body;
  }

  test('an unconfirmed account goes to the verified owner of its e-mail, with the same uid', async () => {
    const before = await withPassword();
    const { body } = await signIn(await createGoogleToken());
    expect(body).toMatchObject({ localId: before.localId, emailVerified: true });
  });

  test('an unconfirmed account loses its password and devices when the owner signs in', async () => {
    const before = await withPassword();
    await signIn(await createGoogleToken());
    const withOldPassword = await cloud.signIn('ada@gmail.com');
    expect(withOldPassword.body.error.message).toBe('INVALID_LOGIN_CREDENTIALS');
    expect((await refreshIdToken(cloud, before.refreshToken)).body.error.message).toBe('TOKEN_EXPIRED');
    expect(await cloud.verifyIdToken(before.idToken)).toEqual({ ok: false, failure: 'token-expired' });
  });

  test('a confirmed account keeps password and devices and gets another provider', async () => {
    const before = await withPassword();
    await cloud.database.query.updateTable('accounts').set({ email_verified: 1 }).execute();
    expect((await signIn(await createGoogleToken())).body.localId).toBe(before.localId);
    expect((await cloud.signIn('ada@gmail.com')).status).toBe(200);
    expect((await refreshIdToken(cloud, before.refreshToken)).status).toBe(200);
  });

  test('a linked account does not go to the next owner of the e-mail', async () => {
    await signIn(await createGoogleToken());
    const { body } = await signIn(await createGoogleToken({ sub: '2002' }));
    expect(body.error.message).toBe('EMAIL_EXISTS');
  });
});

describe('proving again who one is', () => {
  test('reauthentication creates no account', async () => {
    const { body } = await signIn(await createGoogleToken(), { autoCreate: false });
    expect(body.error.message).toBe('EMAIL_NOT_FOUND');
    expect(await cloud.readRows('accounts')).toEqual([]);
  });
});

describe('what is not offered', () => {
  test('other providers, and linking by learners who are no guests, are rejected', async () => {
    const other = await cloud.post(
      getAccountsPath('signInWithIdp'),
      createIdpForm(await createGoogleToken(), 'apple.com'),
    );
    expect(other.body.error.message).toBe('OPERATION_NOT_ALLOWED');
    const { idToken } = await signUpTestLearner(cloud);
    const linking = await signIn(await createGoogleToken(), { idToken });
    expect(linking.body.error.message).toBe('OPERATION_NOT_ALLOWED');
  });

  test('the configuration shows whether Google sign-in is offered', async () => {
    expect(await (await cloud.routes.request('/cloud/config')).json()).toEqual({
      google: { kind: 'client', clientId: CLIENT_ID },
    });
  });
});
