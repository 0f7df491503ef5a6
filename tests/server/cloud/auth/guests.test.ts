import { beforeEach, describe, expect, test } from 'vitest';
import { GUEST_IDLE_MS } from '../../../../server/cloud/auth/guests.ts';
import { createCreditLedger } from '../../../../server/credits/credit-ledger.ts';
import { call } from '../../credits/open-ledger.ts';
import { documentOf } from '../document-paths.ts';
import { ownGoogle } from '../google/own-google.ts';
import {
  accounts,
  DAY_MS,
  HOUR_MS,
  idpForm,
  type Json,
  newLearner,
  openCloud,
  PASSWORD,
  refresh,
  type TestCloud,
} from '../local-cloud.ts';

const HERE = '203.0.113.1';
const ELSEWHERE = '198.51.100.7';

let cloud: TestCloud;

beforeEach(async () => {
  cloud = await openCloud({ guestsPerDay: 3 });
});

async function signUp(body: object = {}, from = HERE): Promise<Json> {
  return (await cloud.post(accounts('signUp'), { returnSecureToken: true, ...body }, { from })).body;
}

async function profileOf(idToken: string): Promise<Json> {
  return (await cloud.post(accounts('lookup'), { idToken })).body.users[0];
}

async function accountsLeft(): Promise<string[]> {
  return (await cloud.rows('accounts')).map(({ uid }) => uid);
}

describe('a guest', () => {
  test('has an account without e-mail, and a token that is as good as any', async () => {
    const guest = await signUp();
    expect(guest).not.toHaveProperty('email');
    expect(await cloud.verifyIdToken(guest.idToken)).toEqual({ ok: true, value: { uid: guest.localId } });
    expect(await profileOf(guest.idToken)).toMatchObject({ localId: guest.localId, providerUserInfo: [] });
    expect(await profileOf(guest.idToken)).not.toHaveProperty('email');
  });

  test('can’t be signed in to by what stands for the e-mail', async () => {
    const { localId } = await signUp();
    expect((await cloud.signIn(`guest:${localId}`)).body.error.message).toBe('INVALID_EMAIL');
  });

  test('gets no password alone, which would lead nowhere', async () => {
    const { idToken } = await signUp();
    expect(await cloud.messageOf('update', { idToken, password: PASSWORD })).toBe('OPERATION_NOT_ALLOWED');
  });

  test('is deleted with document and credits, however long ago they came', async () => {
    const { idToken, localId, refreshToken } = await signUp();
    const ledger = createCreditLedger(cloud.database, 'here');
    await ledger.begin(call('one', { uid: localId }), 0);
    cloud.clock.advance(DAY_MS);
    const { body } = await refresh(cloud, refreshToken);
    expect(body.id_token).not.toBe(idToken);
    await cloud.post(accounts('delete'), { idToken: body.id_token });
    expect(await accountsLeft()).toEqual([]);
    expect(await cloud.rows('credit_days')).toEqual([]);
  });
});

describe('new guests', () => {
  test('are limited by address, and may come again a day later', async () => {
    for (const _ of [1, 2, 3]) expect((await signUp()).localId).toEqual(expect.any(String));
    expect((await signUp()).error.message).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER : Many guests/);
    expect((await signUp({}, ELSEWHERE)).localId).toEqual(expect.any(String));
    cloud.clock.advance(DAY_MS);
    expect((await signUp()).localId).toEqual(expect.any(String));
  });

  test('are refused by a server that wants none', async () => {
    cloud = await openCloud({ guestsPerDay: 0 });
    expect((await signUp()).error.message).toBe('ADMIN_ONLY_OPERATION');
  });
});

describe('a guest who gives an e-mail and a password', () => {
  test('keeps the account, and can sign in to it', async () => {
    const guest = await signUp();
    const linked = await signUp({ idToken: guest.idToken, email: 'Ana@Example.org', password: PASSWORD });
    expect(linked).toMatchObject({ localId: guest.localId, email: 'ana@example.org' });
    const { body } = await cloud.signIn('ana@example.org');
    expect(body.localId).toBe(guest.localId);
    expect(await cloud.verifyIdToken(linked.idToken)).toEqual({
      ok: true,
      value: { uid: guest.localId, email: 'ana@example.org' },
    });
  });

  test('is signed out in no other tab', async () => {
    const guest = await signUp();
    cloud.clock.advance(1000);
    await signUp({ idToken: guest.idToken, email: 'ana@example.org', password: PASSWORD });
    expect(await cloud.verifyIdToken(guest.idToken)).toMatchObject({ ok: true });
    expect((await refresh(cloud, guest.refreshToken)).status).toBe(200);
  });

  test('is refused an e-mail that has an account, and stays a guest', async () => {
    const { email } = await newLearner(cloud);
    const guest = await signUp();
    const refused = await signUp({ idToken: guest.idToken, email, password: PASSWORD });
    expect(refused.error.message).toBe('EMAIL_EXISTS');
    expect(await profileOf(guest.idToken)).not.toHaveProperty('email');
  });

  test('does so once, and the account is then like any other', async () => {
    const { idToken } = await signUp();
    await signUp({ idToken, email: 'ana@example.org', password: PASSWORD });
    const again = await signUp({ idToken, email: 'ben@example.org', password: PASSWORD });
    expect(again.error.message).toBe('OPERATION_NOT_ALLOWED');
    cloud.clock.advance(GUEST_IDLE_MS + DAY_MS);
    await cloud.forgetOld();
    expect(await accountsLeft()).toHaveLength(1);
  });
});

describe('a guest who gives a Google account', () => {
  let own: Awaited<ReturnType<typeof ownGoogle>>;

  beforeEach(async () => {
    own = await ownGoogle();
    cloud = await openCloud({ google: own.google });
  });

  async function google(more: object = {}): Promise<Json> {
    const form = idpForm(await own.token(cloud.clock.now()));
    return (await cloud.post(accounts('signInWithIdp'), { ...form, ...more })).body;
  }

  test('keeps the account, and is known by Google afterwards', async () => {
    const guest = await signUp();
    const linked = await google({ idToken: guest.idToken });
    expect(linked).toMatchObject({ localId: guest.localId, email: 'ada@gmail.com', displayName: 'Ada' });
    expect((await google()).localId).toBe(guest.localId);
  });

  test('is refused one that has an account', async () => {
    await google();
    const guest = await signUp();
    const refused = await google({ idToken: guest.idToken });
    expect(refused.error.message).toBe('FEDERATED_USER_ID_ALREADY_LINKED');
  });

  test('is refused one whose e-mail has an account', async () => {
    await signUp({ email: 'ada@gmail.com', password: PASSWORD });
    const guest = await signUp();
    expect((await google({ idToken: guest.idToken })).error.message).toBe('EMAIL_EXISTS');
  });
});

describe('guests who stay away', () => {
  test('are removed after thirty days, with all that was kept of them', async () => {
    const { localId, idToken } = await signUp();
    await cloud.commit(idToken, { update: { name: documentOf(localId), fields: {} } });
    expect(await cloud.rows('documents')).toHaveLength(1);
    const ledger = createCreditLedger(cloud.database, 'here');
    await ledger.begin(call('one', { uid: localId }), 0);
    cloud.clock.advance(GUEST_IDLE_MS - HOUR_MS);
    await cloud.forgetOld();
    expect(await accountsLeft()).toEqual([localId]);
    cloud.clock.advance(2 * HOUR_MS);
    await cloud.forgetOld();
    expect(await accountsLeft()).toEqual([]);
    for (const table of ['documents', 'credit_days', 'paid_calls', 'refresh_tokens'] as const) {
      expect(await cloud.rows(table)).toEqual([]);
    }
  });

  test('are not removed while they come back', async () => {
    let { refreshToken, localId } = await signUp();
    for (const _ of [1, 2, 3]) {
      cloud.clock.advance(20 * DAY_MS);
      refreshToken = (await refresh(cloud, refreshToken)).body.refresh_token;
      await cloud.forgetOld();
    }
    expect(await accountsLeft()).toEqual([localId]);
  });

  test('are the only ones who are removed', async () => {
    const { localId } = await newLearner(cloud);
    cloud.clock.advance(10 * GUEST_IDLE_MS);
    await cloud.forgetOld();
    expect(await accountsLeft()).toEqual([localId]);
  });
});
