import { GoogleAuthProvider, signInWithCredential } from 'firebase/auth';
import { beforeEach, describe, expect, test } from 'vitest';
import { resolveGoogleSignInMode } from '../../../../server/cloud/google/google-identity.ts';
import { isLoopbackName } from '../../../../server/cloud/google/loopback.ts';
import { startLocalFirebase } from '../../../remote/local-firebase.ts';
import { createIdpForm, getAccountsPath, MINUTE_MS, openTestCloud, type TestCloud } from '../test-cloud.ts';

const HERE = { remoteAddress: '127.0.0.1', headers: { Host: 'localhost:8080' } };
const ADA = { email: 'Ada@example.org', displayName: 'Ada' };

const firebase = startLocalFirebase();
let cloud: TestCloud;

beforeEach(async () => {
  cloud = await openTestCloud({ google: { kind: 'chooser' } });
});

function choose(options: object = HERE, body: object = ADA) {
  return cloud.post('/cloud/google/choose', body, options);
}

function signIn(idToken: string) {
  return cloud.post(getAccountsPath('signInWithIdp'), createIdpForm(idToken));
}

describe('the account chooser', () => {
  test('the account chooser signs in to the same account each time', async () => {
    const first = await signIn((await choose()).body.idToken);
    expect(first.body).toMatchObject({ email: 'ada@example.org', displayName: 'Ada', isNewUser: true });
    const again = await signIn((await choose()).body.idToken);
    expect(again.body.localId).toBe(first.body.localId);
  });

  test('the account chooser gives no access to an account with a password', async () => {
    const signedUp = await cloud.post(getAccountsPath('signUp'), { ...ADA, password: 'correct horse' });
    const { body } = await signIn((await choose()).body.idToken);
    expect(body).toMatchObject({ needConfirmation: true, email: 'ada@example.org' });
    expect(body).not.toHaveProperty('idToken');
    expect(signedUp.status).toBe(200);
  });

  test('chooser tokens last five minutes and are no ID tokens', async () => {
    const { idToken } = (await choose()).body;
    expect(await cloud.verifyIdToken(idToken)).toEqual({ ok: false, failure: 'invalid-id-token' });
    cloud.clock.advance(5 * MINUTE_MS);
    expect((await signIn(idToken)).body.error.message).toContain('INVALID_IDP_RESPONSE');
  });

  test('the account chooser needs an e-mail and a name', async () => {
    for (const body of [{}, { email: 'ada', displayName: 'Ada' }, { email: ADA.email, displayName: ' ' }]) {
      expect((await choose(HERE, body)).status).toBe(400);
    }
  });

  test('the account chooser works with the SDK over a real connection', async () => {
    const { auth } = firebase.client();
    cloud = firebase.cloud();
    const chosen = await fetch(`${firebase.origin()}/cloud/google/choose`, {
      method: 'POST',
      body: JSON.stringify(ADA),
    });
    const { idToken } = await chosen.json();
    const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(idToken));
    expect(user.providerData).toMatchObject([{ providerId: 'google.com', email: 'ada@example.org' }]);

    await cloud.post(getAccountsPath('signUp'), { email: 'bob@example.org', password: 'correct horse' });
    const other = await choose(HERE, { email: 'bob@example.org', displayName: 'Bob' });
    const attempt = signInWithCredential(auth, GoogleAuthProvider.credential(other.body.idToken));
    await expect(attempt).rejects.toMatchObject({ code: 'auth/account-exists-with-different-credential' });
  });
});

describe('the account chooser is refused', () => {
  test.each([
    ['from another machine', { remoteAddress: '192.168.1.20', headers: { Host: 'localhost:8080' } }],
    ['without a connection to look at', { headers: { Host: 'localhost:8080' } }],
    [
      'under another name that points here',
      { remoteAddress: '127.0.0.1', headers: { Host: 'evil.example' } },
    ],
    [
      'to a page of another site',
      { ...HERE, headers: { Host: 'localhost', Origin: 'https://evil.example' } },
    ],
    ['to a page without an origin', { ...HERE, headers: { Host: 'localhost', Origin: 'null' } }],
    ['behind a proxy', { ...HERE, headers: { Host: 'localhost', 'X-Forwarded-For': '203.0.113.1' } }],
    [
      'behind a proxy that only forwards the scheme',
      { ...HERE, headers: { Host: 'localhost', 'X-Forwarded-Proto': 'https' } },
    ],
    ['behind a proxy that adds no header and speaks HTTP 1.0', { ...HERE, httpVersion: '1.0' }],
  ])('the account chooser is rejected %s', async (_name, options) => {
    const { status, body } = await choose(options);
    expect(status).toBe(403);
    expect(body.detail).toContain('on your own machine only');
  });

  test('the account chooser rejects a body with more than a name and an e-mail', async () => {
    const { status, body } = await choose(HERE, { ...ADA, displayName: 'a'.repeat(5_000) });
    expect(status).toBe(413);
    expect(body.detail).toBe('The request is too large.');
    expect(cloud.logged).toEqual([]);
  });

  test('a server without the chooser rejects its requests and its tokens', async () => {
    const { idToken } = (await choose()).body;
    const plain = await openTestCloud({ database: cloud.database, google: { kind: 'none' } });
    expect((await plain.post('/cloud/google/choose', ADA, HERE)).status).toBe(404);
    const { body } = await plain.post(getAccountsPath('signInWithIdp'), createIdpForm(idToken));
    expect(body.error.message).toBe('OPERATION_NOT_ALLOWED');
  });
});

describe('the configuration', () => {
  test('the configuration offers the chooser only to visitors whom it would accept', async () => {
    const fetchConfiguration = async (host: string, remoteAddress: string) => {
      const connection = { incoming: { socket: { remoteAddress } } };
      const asked = await cloud.routes.request('/cloud/config', { headers: { Host: host } }, connection);
      return asked.json();
    };
    const chooser = { google: { kind: 'chooser' } };
    expect(await fetchConfiguration('127.0.0.1:8080', '::ffff:127.0.0.1')).toEqual(chooser);
    expect(await fetchConfiguration('school.example', '127.0.0.1')).toEqual({ google: { kind: 'none' } });
  });

  test('the mode is the chooser where it is set up, and Google with a client id', () => {
    expect(resolveGoogleSignInMode(undefined, true).kind).toBe('chooser');
    expect(resolveGoogleSignInMode(undefined, false).kind).toBe('none');
    expect(resolveGoogleSignInMode('x.apps.googleusercontent.com', true).kind).toBe('client');
  });

  test.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.1.2.3', '::1', '[::1]', '::ffff:127.0.0.1'])(
    '%s is a loopback name',
    (name) => expect(isLoopbackName(name)).toBe(true),
  );

  test.each([
    '',
    '0.0.0.0',
    '::',
    '128.0.0.1',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '127.evil',
  ])('%s is no loopback name', (name) => expect(isLoopbackName(name)).toBe(false));
});
