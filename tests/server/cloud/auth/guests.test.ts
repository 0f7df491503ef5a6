import { beforeEach, describe, expect, test } from 'vitest';
import { GUEST_IDLE_MS } from '../../../../server/cloud/auth/guests.ts';
import { createCreditLedger } from '../../../../server/credits/credit-ledger.ts';
import { createPaidCall } from '../../credits/open-ledger.ts';
import { getDocumentName } from '../document-paths.ts';
import { createFakeGoogle } from '../google/fake-google.ts';
import {
  type AnyJson,
  createIdpForm,
  DAY_MS,
  getAccountsPath,
  HOUR_MS,
  openTestCloud,
  PASSWORD,
  refreshIdToken,
  signUpTestLearner,
  type TestCloud,
} from '../test-cloud.ts';

const HERE = '203.0.113.1';
const ELSEWHERE = '198.51.100.7';

let cloud: TestCloud;

beforeEach(async () => {
  cloud = await openTestCloud({ guestsPerDay: 3 });
});

async function signUp(body: object = {}, remoteAddress = HERE): Promise<AnyJson> {
  return (
    await cloud.post(getAccountsPath('signUp'), { returnSecureToken: true, ...body }, { remoteAddress })
  ).body;
}

async function readProfile(idToken: string): Promise<AnyJson> {
  return (await cloud.post(getAccountsPath('lookup'), { idToken })).body.users[0];
}

async function readRemainingAccounts(): Promise<string[]> {
  return (await cloud.readRows('accounts')).map(({ uid }) => uid);
}

describe('a guest', () => {
  test('a guest has an account without an e-mail, and a valid token', async () => {
    const guest = await signUp();
    expect(guest).not.toHaveProperty('email');
    expect(await cloud.verifyIdToken(guest.idToken)).toEqual({ ok: true, value: { uid: guest.localId } });
    expect(await readProfile(guest.idToken)).toMatchObject({ localId: guest.localId, providerUserInfo: [] });
    expect(await readProfile(guest.idToken)).not.toHaveProperty('email');
  });

  test('the value in place of an e-mail cannot be used to sign in as a guest', async () => {
    const { localId } = await signUp();
    expect((await cloud.signIn(`guest:${localId}`)).body.error.message).toBe('INVALID_EMAIL');
  });

  test('a guest cannot get a password without an e-mail', async () => {
    const { idToken } = await signUp();
    expect(await cloud.readErrorMessage('update', { idToken, password: PASSWORD })).toBe(
      'OPERATION_NOT_ALLOWED',
    );
  });

  test('a deleted guest loses document and credits, even after an old sign-in', async () => {
    const { idToken, localId, refreshToken } = await signUp();
    const ledger = createCreditLedger(cloud.database, 'here');
    await ledger.begin(createPaidCall('one', { uid: localId }), 0);
    cloud.clock.advance(DAY_MS);
    const { body } = await refreshIdToken(cloud, refreshToken);
    expect(body.id_token).not.toBe(idToken);
    await cloud.post(getAccountsPath('delete'), { idToken: body.id_token });
    expect(await readRemainingAccounts()).toEqual([]);
    expect(await cloud.readRows('credit_days')).toEqual([]);
  });
});

describe('new guests', () => {
  test('new guests of an address are limited for a day', async () => {
    for (const _ of [1, 2, 3]) expect((await signUp()).localId).toEqual(expect.any(String));
    expect((await signUp()).error.message).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER : Many guests/);
    expect((await signUp({}, ELSEWHERE)).localId).toEqual(expect.any(String));
    cloud.clock.advance(DAY_MS);
    expect((await signUp()).localId).toEqual(expect.any(String));
  });

  test('a server without guests rejects them', async () => {
    cloud = await openTestCloud({ guestsPerDay: 0 });
    expect((await signUp()).error.message).toBe('ADMIN_ONLY_OPERATION');
  });
});

describe('a guest who gives an e-mail and a password', () => {
  test('a guest who links e-mail and password keeps the account and can sign in to it', async () => {
    const guest = await signUp();
    const linked = await signUp({ idToken: guest.idToken, email: 'Ana@Example.org', password: PASSWORD });
    expect(linked).toMatchObject({ localId: guest.localId, email: 'ana@example.org' });
    const { body } = await cloud.signIn('ana@example.org');
    expect(body.localId).toBe(guest.localId);
    expect(await cloud.verifyIdToken(linked.idToken)).toEqual({
      ok: true,
      value: { uid: guest.localId, email: 'ana@example.org', isEmailConfirmed: false },
    });
  });

  test('a guest who links e-mail and password stays signed in in other tabs', async () => {
    const guest = await signUp();
    cloud.clock.advance(1000);
    await signUp({ idToken: guest.idToken, email: 'ana@example.org', password: PASSWORD });
    expect(await cloud.verifyIdToken(guest.idToken)).toMatchObject({ ok: true });
    expect((await refreshIdToken(cloud, guest.refreshToken)).status).toBe(200);
  });

  test('a guest cannot link an e-mail that has an account, and stays a guest', async () => {
    const { email } = await signUpTestLearner(cloud);
    const guest = await signUp();
    const refused = await signUp({ idToken: guest.idToken, email, password: PASSWORD });
    expect(refused.error.message).toBe('EMAIL_EXISTS');
    expect(await readProfile(guest.idToken)).not.toHaveProperty('email');
  });

  test('a guest links e-mail and password only once', async () => {
    const { idToken } = await signUp();
    await signUp({ idToken, email: 'ana@example.org', password: PASSWORD });
    const again = await signUp({ idToken, email: 'ben@example.org', password: PASSWORD });
    expect(again.error.message).toBe('OPERATION_NOT_ALLOWED');
    cloud.clock.advance(GUEST_IDLE_MS + DAY_MS);
    await cloud.deleteExpired();
    expect(await readRemainingAccounts()).toHaveLength(1);
  });
});

describe('a guest who gives a Google account', () => {
  let own: Awaited<ReturnType<typeof createFakeGoogle>>;

  beforeEach(async () => {
    own = await createFakeGoogle();
    cloud = await openTestCloud({ google: own.google });
  });

  async function signInWithGoogle(more: object = {}): Promise<AnyJson> {
    const form = createIdpForm(await own.token(cloud.clock.now()));
    return (await cloud.post(getAccountsPath('signInWithIdp'), { ...form, ...more })).body;
  }

  test('a guest who links a Google account keeps the account and can sign in with Google', async () => {
    const guest = await signUp();
    const linked = await signInWithGoogle({ idToken: guest.idToken });
    expect(linked).toMatchObject({ localId: guest.localId, email: 'ada@gmail.com', displayName: 'Ada' });
    expect((await signInWithGoogle()).localId).toBe(guest.localId);
  });

  test('a guest cannot link a Google account that is linked to another account', async () => {
    await signInWithGoogle();
    const guest = await signUp();
    const refused = await signInWithGoogle({ idToken: guest.idToken });
    expect(refused.error.message).toBe('FEDERATED_USER_ID_ALREADY_LINKED');
  });

  test('a guest cannot link a Google account with the e-mail of another account', async () => {
    await signUp({ email: 'ada@gmail.com', password: PASSWORD });
    const guest = await signUp();
    expect((await signInWithGoogle({ idToken: guest.idToken })).error.message).toBe('EMAIL_EXISTS');
  });
});

describe('inactive guests', () => {
  test('guests who are inactive for thirty days are deleted with all their data', async () => {
    const { localId, idToken } = await signUp();
    await cloud.commit(idToken, { update: { name: getDocumentName(localId), fields: {} } });
    expect(await cloud.readRows('documents')).toHaveLength(1);
    const ledger = createCreditLedger(cloud.database, 'here');
    await ledger.begin(createPaidCall('one', { uid: localId }), 0);
    cloud.clock.advance(GUEST_IDLE_MS - HOUR_MS);
    await cloud.deleteExpired();
    expect(await readRemainingAccounts()).toEqual([localId]);
    cloud.clock.advance(2 * HOUR_MS);
    await cloud.deleteExpired();
    expect(await readRemainingAccounts()).toEqual([]);
    for (const table of ['documents', 'credit_days', 'paid_calls', 'refresh_tokens'] as const) {
      expect(await cloud.readRows(table)).toEqual([]);
    }
  });

  test('guests who return are not deleted', async () => {
    let { refreshToken, localId } = await signUp();
    for (const _ of [1, 2, 3]) {
      cloud.clock.advance(20 * DAY_MS);
      refreshToken = (await refreshIdToken(cloud, refreshToken)).body.refresh_token;
      await cloud.deleteExpired();
    }
    expect(await readRemainingAccounts()).toEqual([localId]);
  });

  test('learners with an e-mail are never deleted for inactivity', async () => {
    const { localId } = await signUpTestLearner(cloud);
    cloud.clock.advance(10 * GUEST_IDLE_MS);
    await cloud.deleteExpired();
    expect(await readRemainingAccounts()).toEqual([localId]);
  });
});
