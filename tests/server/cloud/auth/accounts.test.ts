import { beforeEach, describe, expect, test } from 'vitest';
import { RECENT_SIGN_IN_SECONDS } from '../../../../server/cloud/auth/account-changes.ts';
import { createCreditLedger } from '../../../../server/credits/credit-ledger.ts';
import { createPaidCall } from '../../credits/open-ledger.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { getDocumentName } from '../document-paths.ts';
import {
  getAccountsPath,
  HOUR_MS,
  openTestCloud,
  refreshIdToken,
  signUpTestLearner,
  type TestCloud,
  type TestLearner,
} from '../test-cloud.ts';

let cloud: TestCloud;
let learner: TestLearner;

beforeEach(async () => {
  cloud = await openTestCloud();
  learner = await signUpTestLearner(cloud);
});

describe('a new password or e-mail', () => {
  test.each([{ password: 'another horse' }, { email: 'moved@example.org' }])(
    'a new password or e-mail signs every other device out: %o',
    async (change) => {
      const other = await cloud.signIn(learner.email);
      cloud.clock.advance(1000);
      const changed = await cloud.post(getAccountsPath('update'), { idToken: learner.idToken, ...change });
      expect((await refreshIdToken(cloud, other.body.refreshToken)).body.error.message).toBe('TOKEN_EXPIRED');
      expect(await cloud.readErrorMessage('lookup', { idToken: other.body.idToken })).toBe('TOKEN_EXPIRED');
      expect(await cloud.verifyIdToken(other.body.idToken)).toEqual({ ok: false, failure: 'token-expired' });
      expect((await refreshIdToken(cloud, changed.body.refreshToken)).status).toBe(200);
      expect(await cloud.readErrorMessage('lookup', { idToken: changed.body.idToken })).toBe('done');
    },
  );

  test('new credentials and deleting an account need a sign-in of the last five minutes', async () => {
    cloud.clock.advance(RECENT_SIGN_IN_SECONDS * 1000 + 1000);
    for (const change of [{ password: 'another horse' }, { email: 'moved@example.org' }]) {
      expect(await cloud.readErrorMessage('update', { idToken: learner.idToken, ...change })).toBe(
        'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
      );
    }
    expect(await cloud.readErrorMessage('delete', { idToken: learner.idToken })).toBe(
      'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    );
    expect(await cloud.readErrorMessage('update', { idToken: learner.idToken, displayName: 'Ada' })).toBe(
      'done',
    );
  });

  test('a refreshed token of an old sign-in cannot change credentials', async () => {
    cloud.clock.advance(HOUR_MS);
    const { body } = await refreshIdToken(cloud, learner.refreshToken);
    expect(await cloud.readErrorMessage('delete', { idToken: body.id_token })).toBe(
      'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    );
  });
});

describe('a display name', () => {
  test('a display name can be changed and cleared without new tokens', async () => {
    const named = await cloud.post(getAccountsPath('update'), {
      idToken: learner.idToken,
      displayName: 'Ada',
    });
    expect(named.body.displayName).toBe('Ada');
    expect(named.body).not.toHaveProperty('idToken');
    const cleared = await cloud.post(getAccountsPath('update'), {
      idToken: learner.idToken,
      displayName: null,
    });
    expect(cleared.body.displayName).toBe('');
  });
});

test('a name is stored without NUL characters', async () => {
  const displayName = 'A\0da';
  const named = await cloud.post(getAccountsPath('update'), { idToken: learner.idToken, displayName });
  expect(named.body.displayName).toBe('Ada');
});

describe('a look-up', () => {
  test('a look-up shows that there is a password, but not its hash', async () => {
    const { body } = await cloud.post(getAccountsPath('lookup'), { idToken: learner.idToken });
    expect(body.users).toHaveLength(1);
    expect(body.users[0]).toMatchObject({ localId: learner.localId, email: learner.email, disabled: false });
    expect(JSON.stringify(body)).not.toContain('scrypt');
  });
});

describe('deleting an account', () => {
  test('deleting an account deletes all data of the learner and none of others', async () => {
    const other = await signUpTestLearner(cloud);
    for (const { localId: uid, idToken } of [learner, other]) {
      await createCreditLedger(cloud.database, 'here').begin(createPaidCall('one', { uid }), 0);
      await cloud.commit(idToken, { update: { name: getDocumentName(uid), fields: {} } });
    }
    expect(await cloud.readErrorMessage('delete', { idToken: learner.idToken })).toBe('done');
    for (const table of ['accounts', 'refresh_tokens', 'documents', 'paid_calls'] as const) {
      expect((await cloud.readRows(table)).map(({ uid }) => uid)).toEqual([other.localId]);
    }
    expect(await cloud.readRows('credit_days')).toMatchObject([{ holder: other.localId }]);
  });

  test('deleting an account deletes the counted sign-in attempts for it', async () => {
    const other = await signUpTestLearner(cloud);
    for (const { email } of [learner, other])
      await cloud.signIn(email, 'a guess', { remoteAddress: '203.0.113.7' });
    await cloud.readErrorMessage('delete', { idToken: learner.idToken });
    const subjects = (await cloud.readRows('attempts')).map(({ subject }) => subject).join('\n');
    expect(subjects).toContain(other.email);
    expect(subjects).not.toContain(learner.email);
  });

  test('deleting an account invalidates its tokens immediately', async () => {
    await cloud.readErrorMessage('delete', { idToken: learner.idToken });
    expect(await cloud.readErrorMessage('lookup', { idToken: learner.idToken })).toBe('USER_NOT_FOUND');
    expect(await cloud.verifyIdToken(learner.idToken)).toEqual({ ok: false, failure: 'user-not-found' });
  });
});

describe('a disabled account', () => {
  test('a disabled account is reported only with the right password, and its tokens are rejected', async () => {
    await cloud.database.query.updateTable('accounts').set({ disabled: 1 }).execute();
    const { email } = learner;
    expect((await cloud.signIn(email)).body.error.message).toBe('USER_DISABLED');
    expect((await cloud.signIn(email, 'wrong horse')).body.error.message).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(await cloud.readErrorMessage('lookup', { idToken: learner.idToken })).toBe('USER_DISABLED');
  });
});

describe('a password that was hashed at another cost', () => {
  test('a password is rehashed at the new cost when its learner signs in', async () => {
    const database = await openTestDatabase();
    const { email } = await signUpTestLearner(await openTestCloud({ database }));
    const dearer = await openTestCloud({ database, passwordCost: { N: 64, r: 1, p: 1 } });
    const signIn = () => dearer.signIn(email);
    expect((await signIn()).status).toBe(200);
    const [account] = await dearer.readRows('accounts');
    expect(account?.password_hash).toMatch(/^scrypt:64:/);
    expect((await signIn()).status).toBe(200);
  });
});
