import { beforeEach, describe, expect, test } from 'vitest';
import { APP_ORIGIN, type MailedCloud, openMailedCloud } from '../mailed-cloud.ts';
import {
  getAccountsPath,
  HOUR_MS,
  refreshIdToken,
  signUpTestLearner,
  type TestLearner,
} from '../test-cloud.ts';

let cloud: MailedCloud;
let learner: TestLearner;

beforeEach(async () => {
  cloud = await openMailedCloud();
  learner = await signUpTestLearner(cloud);
});

function requestConfirmation(idToken = learner.idToken) {
  return cloud.post(getAccountsPath('sendOobCode'), { requestType: 'VERIFY_EMAIL', idToken });
}

const confirm = (oobCode: string) => cloud.post(getAccountsPath('update'), { oobCode });

async function isConfirmed(): Promise<boolean> {
  const { body } = await cloud.post(getAccountsPath('lookup'), { idToken: learner.idToken });
  return body.users[0].emailVerified;
}

describe('the link to confirm an e-mail', () => {
  test('the link to confirm an e-mail is mailed to the signed-in learner and works once', async () => {
    expect((await requestConfirmation()).body.email).toBe(learner.email);
    const [mail] = await cloud.readMails();
    expect(mail).toMatchObject({ to: learner.email });
    expect(mail?.link).toContain(`${APP_ORIGIN}/account?mode=verifyEmail&oobCode=`);
    expect(await isConfirmed()).toBe(false);

    const code = await cloud.readNewestCode();
    expect((await confirm(code)).body).toMatchObject({ email: learner.email, emailVerified: true });
    expect(await isConfirmed()).toBe(true);
    expect((await confirm(code)).body.error.message).toBe('INVALID_OOB_CODE');
  });

  test('confirming an e-mail signs no device out', async () => {
    await requestConfirmation();
    await confirm(await cloud.readNewestCode());
    expect((await refreshIdToken(cloud, learner.refreshToken)).status).toBe(200);
  });

  test('the link to confirm an e-mail cannot set a password', async () => {
    await requestConfirmation();
    const oobCode = await cloud.readNewestCode();
    expect(await cloud.readErrorMessage('resetPassword', { oobCode, newPassword: 'a better horse' })).toBe(
      'INVALID_OOB_CODE',
    );
  });

  test('guests and signed-out visitors get no link to confirm an e-mail', async () => {
    const guest = (await cloud.post(getAccountsPath('signUp'), {})).body;
    expect((await requestConfirmation(guest.idToken)).body.error.message).toBe('OPERATION_NOT_ALLOWED');
    expect((await requestConfirmation('no token')).body.error.message).toBe('INVALID_ID_TOKEN');
    expect(await cloud.readMails()).toEqual([]);
  });

  test('the link to confirm an e-mail can be requested five times an hour', async () => {
    for (let count = 0; count < 5; count += 1) expect((await requestConfirmation()).status).toBe(200);
    expect((await requestConfirmation()).body.error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    cloud.clock.advance(HOUR_MS / 2);
    expect(await cloud.readMails()).toHaveLength(5);
  });
});
