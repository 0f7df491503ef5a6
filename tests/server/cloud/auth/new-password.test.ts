import { beforeEach, describe, expect, test } from 'vitest';
import { CODE_LIFETIME_MS } from '../../../../server/cloud/auth/mailed-codes.ts';
import { APP_ORIGIN, type MailedCloud, openMailedCloud } from '../mailed-cloud.ts';
import {
  getAccountsPath,
  HOUR_MS,
  refreshIdToken,
  signUpTestLearner,
  type TestLearner,
} from '../test-cloud.ts';

const NEW_PASSWORD = 'a better horse';
const HERE = '203.0.113.7';

let cloud: MailedCloud;
let learner: TestLearner;

beforeEach(async () => {
  cloud = await openMailedCloud();
  learner = await signUpTestLearner(cloud);
  cloud.clock.advance(HOUR_MS);
});

function requestReset(email = learner.email, remoteAddress = HERE) {
  return cloud.post(
    getAccountsPath('sendOobCode'),
    { requestType: 'PASSWORD_RESET', email },
    { remoteAddress },
  );
}

function reset(oobCode: string, newPassword: string | undefined = NEW_PASSWORD) {
  return cloud.post(getAccountsPath('resetPassword'), { oobCode, newPassword });
}

function signIn(password: string, email = learner.email) {
  return cloud.signIn(email, password, { remoteAddress: HERE });
}

async function requestCode(): Promise<string> {
  await requestReset();
  return cloud.readNewestCode();
}

describe('a forgotten password', () => {
  test('a learner who forgot the password gets a mail with a link to set another', async () => {
    expect((await requestReset()).status).toBe(200);
    const [mail, ...more] = await cloud.readMails();
    expect(more).toEqual([]);
    expect(mail?.to).toBe(learner.email);
    expect(mail?.link).toMatch(`${APP_ORIGIN}/account?mode=resetPassword&oobCode=`);
    expect(mail?.text).toContain(mail?.link);

    const done = await reset(await cloud.readNewestCode());
    expect(done).toMatchObject({
      status: 200,
      body: { email: learner.email, requestType: 'PASSWORD_RESET' },
    });
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    expect((await signIn('correct horse')).body.error.message).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  test('the response is the same with and without an account, and only accounts get mails', async () => {
    const known = await requestReset();
    const unknown = await requestReset('unknown@example.org');
    expect(known.status).toBe(200);
    expect(known.body).toEqual({ kind: known.body.kind, email: learner.email });
    expect(unknown).toEqual({ ...known, body: { ...known.body, email: 'unknown@example.org' } });
    expect((await cloud.readMails()).map(({ to }) => to)).toEqual([learner.email]);
  });

  test('a learner with only a Google account can add a password', async () => {
    await cloud.database.query
      .updateTable('accounts')
      .set({ password_hash: null, google_subject: 'gia', email_verified: 1 })
      .execute();
    await reset(await requestCode());
    expect((await signIn(NEW_PASSWORD)).body.localId).toBe(learner.localId);
    expect(await cloud.readRows('accounts')).toMatchObject([{ google_subject: 'gia' }]);
  });

  test('a new password removes a Google account that was linked before the e-mail was confirmed', async () => {
    await cloud.database.query.updateTable('accounts').set({ google_subject: 'thief' }).execute();
    await reset(await requestCode());
    expect(await cloud.readRows('accounts')).toMatchObject([{ google_subject: null }]);
  });

  test('a new password can be used immediately after many wrong passwords', async () => {
    for (let count = 0; count < 10; count += 1) await signIn('wrong horse');
    expect((await signIn('wrong horse')).body.error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    await reset(await requestCode());
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  });

  test('a disabled account gets no mail', async () => {
    await cloud.database.query.updateTable('accounts').set({ disabled: 1 }).execute();
    expect((await requestReset()).status).toBe(200);
    expect(await cloud.readMails()).toEqual([]);
  });
});

describe('a new password', () => {
  test('a new password signs every device out and confirms the e-mail', async () => {
    await reset(await requestCode());
    expect((await refreshIdToken(cloud, learner.refreshToken)).body.error.message).toBe('TOKEN_EXPIRED');
    expect(await cloud.verifyIdToken(learner.idToken)).toEqual({ ok: false, failure: 'token-expired' });
    const { idToken } = (await signIn(NEW_PASSWORD)).body;
    const looked = await cloud.post(getAccountsPath('lookup'), { idToken });
    expect(looked.body.users[0].emailVerified).toBe(true);
  });
});

describe('a link for a new password', () => {
  test('a link for a new password works once, even for simultaneous requests', async () => {
    const code = await requestCode();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => reset(code, `${NEW_PASSWORD} ${index}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test('using a link for a new password invalidates the others', async () => {
    const first = await requestCode();
    const second = await requestCode();
    expect(first).not.toBe(second);
    expect((await reset(first)).status).toBe(200);
    expect((await reset(second)).body.error.message).toBe('INVALID_OOB_CODE');
  });

  test('a link works for an hour, is reported as expired for a day, and is then deleted', async () => {
    const code = await requestCode();
    cloud.clock.advance(CODE_LIFETIME_MS);
    expect((await reset(code)).body.error.message).toBe('EXPIRED_OOB_CODE');
    cloud.clock.advance(24 * HOUR_MS);
    await cloud.deleteExpired();
    expect((await reset(code)).body.error.message).toBe('INVALID_OOB_CODE');
    expect(await cloud.readRows('mailed_codes')).toEqual([]);
  });

  test('a link is invalid after the account changes its e-mail or is deleted', async () => {
    const code = await requestCode();
    await cloud.database.query.updateTable('accounts').set({ email: 'other@example.org' }).execute();
    expect((await reset(code)).body.error.message).toBe('INVALID_OOB_CODE');
    await cloud.post(getAccountsPath('delete'), {
      idToken: (await signIn('correct horse', 'other@example.org')).body.idToken,
    });
    expect((await reset(code)).body.error.message).toBe('INVALID_OOB_CODE');
    expect(await cloud.readRows('mailed_codes')).toEqual([]);
    expect(await cloud.readRows('accounts')).toEqual([]);
  });

  test('a link is invalid after the password is changed in another way', async () => {
    const code = await requestCode();
    const { idToken } = (await signIn('correct horse')).body;
    await cloud.post(getAccountsPath('update'), { idToken, password: 'a third horse' });
    expect((await reset(code)).body.error.message).toBe('INVALID_OOB_CODE');
    expect((await signIn('a third horse')).status).toBe(200);
  });

  test('the code of a link is not stored in the database', async () => {
    const code = await requestCode();
    const rows = await cloud.readRows('mailed_codes');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code.slice(16));
  });

  test.each([
    ['another secret', (code: string) => `${code.slice(0, -1)}${code.endsWith('a') ? 'b' : 'a'}`],
    ['another name', (code: string) => `${code.startsWith('a') ? 'b' : 'a'}${code.slice(1)}`],
    ['less of it', (code: string) => code.slice(0, -1)],
    ['more of it', (code: string) => `${code}a`],
    ['a null byte', (code: string) => `${code.slice(0, -1)}\0`],
  ])('a link does not work with %s', async (_, change) => {
    const code = await requestCode();
    expect((await reset(change(code))).body.error.message).toBe('INVALID_OOB_CODE');
    expect((await reset(code)).status).toBe(200);
  });

  test('a link for a new password cannot confirm an e-mail', async () => {
    const code = await requestCode();
    expect(await cloud.readErrorMessage('update', { oobCode: code })).toBe('INVALID_OOB_CODE');
  });
});

describe('mails', () => {
  const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';

  test('an e-mail gets five mails an hour, with or without an account', async () => {
    for (const email of [learner.email, 'unknown@example.org']) {
      for (let count = 0; count < 5; count += 1)
        expect((await requestReset(email, `203.0.113.${count}`)).status).toBe(200);
      expect((await requestReset(email)).body.error.message).toBe(TOO_MANY);
    }
    expect(await cloud.readMails()).toHaveLength(5);
    cloud.clock.advance(HOUR_MS);
    expect((await requestReset()).status).toBe(200);
  });

  test('an address can request a hundred mails an hour', async () => {
    for (let count = 0; count < 100; count += 1) await requestReset(`unknown-${count}@example.org`);
    expect((await requestReset()).body.error.message).toBe(TOO_MANY);
    expect((await requestReset(learner.email, '198.51.100.1')).status).toBe(200);
  });
});
