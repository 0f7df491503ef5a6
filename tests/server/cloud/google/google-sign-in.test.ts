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

const googleToken = (changes?: object, key?: CryptoKey) => token(cloud.clock.now(), changes, key);

/** The request that the SDK makes of `GoogleAuthProvider.credential(idToken)`. */
function signIn(idToken: string, more: object = {}) {
  return cloud.post(getAccountsPath('signInWithIdp'), {
    requestUri: 'http://localhost',
    returnSecureToken: true,
    ...createIdpForm(idToken),
    ...more,
  });
}

describe('a Google sign-in', () => {
  test('makes an account at first, and finds it again', async () => {
    const first = await signIn(await googleToken());
    expect(first.body).toMatchObject({
      isNewUser: true,
      providerId: 'google.com',
      email: 'ada@gmail.com',
      emailVerified: true,
      displayName: 'Ada',
    });
    const again = await signIn(await googleToken());
    expect(again.body.localId).toBe(first.body.localId);
    expect(again.body).not.toHaveProperty('isNewUser');
    expect((await refreshIdToken(cloud, again.body.refreshToken)).status).toBe(200);
  });

  test('follows the Google account, not its e-mail', async () => {
    const first = await signIn(await googleToken());
    const renamed = await signIn(await googleToken({ email: 'lovelace@gmail.com' }));
    expect(renamed.body.localId).toBe(first.body.localId);
  });

  test('is shown by a look-up as its only provider', async () => {
    const { body } = await signIn(await googleToken());
    const { users } = (await cloud.post(getAccountsPath('lookup'), { idToken: body.idToken })).body;
    expect(users[0].providerUserInfo).toMatchObject([{ providerId: 'google.com', rawId: ADA.sub }]);
    expect(users[0]).not.toHaveProperty('passwordHash');
  });

  test('has no password to sign in with', async () => {
    await signIn(await googleToken());
    const { body } = await cloud.signIn('ada@gmail.com', 'anything');
    expect(body.error.message).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  test('also of the older issuer is taken', async () => {
    expect((await signIn(await googleToken({ iss: 'accounts.google.com' }))).status).toBe(200);
  });
});

describe('a token is refused that', () => {
  test.each([
    ['is for another app', { aud: 'other.apps.googleusercontent.com' }],
    ['is of another issuer', { iss: 'https://accounts.example.org' }],
    ['has expired', { exp: 1 }],
    ['never expires', { exp: undefined }],
    ['has an e-mail that nobody verified', { email_verified: false }],
    ['has no subject', { sub: '' }],
    ['has no e-mail', { email: undefined }],
  ])('%s', async (_name, changes) => {
    const { status, body } = await signIn(await googleToken(changes));
    expect(status).toBe(400);
    expect(body.error.message).toContain('INVALID_IDP_RESPONSE');
  });

  test('is signed with another key', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    expect((await signIn(await googleToken({}, privateKey))).status).toBe(400);
  });

  test('the local cloud made itself', async () => {
    const { idToken } = await signUpTestLearner(cloud);
    expect((await signIn(idToken)).status).toBe(400);
  });

  test('is none', async () => {
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

  test('goes to its proven owner, with the same uid', async () => {
    const before = await withPassword();
    const { body } = await signIn(await googleToken());
    expect(body).toMatchObject({ localId: before.localId, emailVerified: true });
  });

  test('loses the password and the devices of whoever made it', async () => {
    const before = await withPassword();
    await signIn(await googleToken());
    const withOldPassword = await cloud.signIn('ada@gmail.com');
    expect(withOldPassword.body.error.message).toBe('INVALID_LOGIN_CREDENTIALS');
    expect((await refreshIdToken(cloud, before.refreshToken)).body.error.message).toBe('TOKEN_EXPIRED');
    expect(await cloud.verifyIdToken(before.idToken)).toEqual({ ok: false, failure: 'token-expired' });
  });

  test('that was confirmed keeps password and devices, and gets one more way in', async () => {
    const before = await withPassword();
    await cloud.database.query.updateTable('accounts').set({ email_verified: 1 }).execute();
    expect((await signIn(await googleToken())).body.localId).toBe(before.localId);
    expect((await cloud.signIn('ada@gmail.com')).status).toBe(200);
    expect((await refreshIdToken(cloud, before.refreshToken)).status).toBe(200);
  });

  test("that was taken over does not go to the e-mail's next owner", async () => {
    await signIn(await googleToken());
    const { body } = await signIn(await googleToken({ sub: '2002' }));
    expect(body.error.message).toBe('EMAIL_EXISTS');
  });
});

describe('proving again who one is', () => {
  test('makes no account', async () => {
    const { body } = await signIn(await googleToken(), { autoCreate: false });
    expect(body.error.message).toBe('EMAIL_NOT_FOUND');
    expect(await cloud.readRows('accounts')).toEqual([]);
  });
});

describe('what is not offered', () => {
  test('other providers, and linking for who is no guest', async () => {
    const other = await cloud.post(
      getAccountsPath('signInWithIdp'),
      createIdpForm(await googleToken(), 'apple.com'),
    );
    expect(other.body.error.message).toBe('OPERATION_NOT_ALLOWED');
    const { idToken } = await signUpTestLearner(cloud);
    const linking = await signIn(await googleToken(), { idToken });
    expect(linking.body.error.message).toBe('OPERATION_NOT_ALLOWED');
  });

  test('is told by the configuration', async () => {
    expect(await (await cloud.routes.request('/cloud/config')).json()).toEqual({
      google: { kind: 'client', clientId: CLIENT_ID },
    });
  });
});
