import { randomUUID } from 'node:crypto';
import { type Auth, createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AccountCredentials } from '../../src/remote/account-credentials.ts';
import { createFirebaseAccountCredentials } from '../../src/remote/firebase-account-credentials.ts';
import { createMailRecorder, readCode } from '../server/cloud/mailed-cloud.ts';
import { startLocalFirebase } from './local-firebase.ts';

const PASSWORD = 'correct horse';
const NEW_PASSWORD = 'a better horse';

const { options, mails } = createMailRecorder();
const local = startLocalFirebase({ mailer: options });
const silent = startLocalFirebase();

let auth: Auth;
let credentials: AccountCredentials;
let email: string;

beforeEach(async () => {
  ({ auth } = local.client());
  credentials = createFirebaseAccountCredentials(auth);
  email = `${randomUUID()}@example.org`;
  await createUserWithEmailAndPassword(auth, email, PASSWORD);
});

async function readNewestCode(): Promise<string> {
  const newest = (await mails()).at(-1);
  if (newest?.to !== email) throw new Error('There is no mail to this learner.');
  return readCode(newest);
}

/** Signs in on another device of the learner. */
async function signInOnOtherDevice(): Promise<Auth> {
  const other = local.client().auth;
  await signInWithEmailAndPassword(other, email, PASSWORD);
  return other;
}

const isSignedOut = (other: Auth) =>
  other.currentUser?.getIdToken(true).then(
    () => false,
    ({ code }) => code === 'auth/user-token-expired',
  );

describe('a link for a new password', () => {
  test('arrives by mail, contains the e-mail, and sets the password', async () => {
    const other = await signInOnOtherDevice();
    expect(await credentials.sendResetLink(email)).toEqual({ ok: true });
    const code = await readNewestCode();
    expect(await credentials.checkLink(code)).toEqual({
      ok: true,
      value: { purpose: 'new-password', email },
    });
    expect(await credentials.setPassword(code, 'short')).toEqual({
      ok: false,
      failure: { kind: 'weak-password' },
    });
    expect(await credentials.setPassword(code, NEW_PASSWORD)).toMatchObject({ ok: true });
    expect(await isSignedOut(other)).toBe(true);
    await signInWithEmailAndPassword(auth, email, NEW_PASSWORD);
    expect(await credentials.setPassword(code, NEW_PASSWORD)).toEqual({
      ok: false,
      failure: { kind: 'invalid-link' },
    });
  });

  test('is reported as sent also for an e-mail without an account', async () => {
    expect(await credentials.sendResetLink('unknown@example.org')).toEqual({ ok: true });
  });

  test('is refused for an invalid e-mail, and for the sixth request', async () => {
    expect(await credentials.sendResetLink('not an e-mail')).toEqual({
      ok: false,
      failure: { kind: 'invalid-email' },
    });
    for (let count = 0; count < 5; count += 1) await credentials.sendResetLink(email);
    expect(await credentials.sendResetLink(email)).toEqual({ ok: false, failure: { kind: 'rate-limited' } });
  });

  test('is refused by a server that sends no mail', async () => {
    const withoutMail = createFirebaseAccountCredentials(silent.client().auth);
    expect(await withoutMail.sendResetLink(email)).toEqual({ ok: false, failure: { kind: 'mail-disabled' } });
  });
});

test('the e-mail is confirmed by a link, and the device that asked sees it', async () => {
  expect(await credentials.isEmailConfirmed()).toBe(false);
  expect(await credentials.sendConfirmation()).toMatchObject({ ok: true });
  const code = await readNewestCode();
  expect(await credentials.checkLink(code)).toEqual({ ok: true, value: { purpose: 'confirm-email', email } });
  expect(await createFirebaseAccountCredentials(local.client().auth).confirmEmail(code)).toMatchObject({
    ok: true,
  });
  expect(await credentials.isEmailConfirmed()).toBe(true);
});

test('an unknown code is invalid', async () => {
  const failure = { kind: 'invalid-link' };
  expect(await credentials.checkLink('nonsense')).toEqual({ ok: false, failure });
  expect(await credentials.confirmEmail('nonsense')).toEqual({ ok: false, failure });
});

describe('signing out on other devices', () => {
  test('ends the other sign-ins, not this one, and leaves the password', async () => {
    const other = await signInOnOtherDevice();
    expect(credentials.hasPassword()).toBe(true);
    expect(await credentials.signOutElsewhere(PASSWORD)).toMatchObject({ ok: true });
    expect(await isSignedOut(other)).toBe(true);
    expect(await isSignedOut(auth)).toBe(false);
    await signInWithEmailAndPassword(local.client().auth, email, PASSWORD);
  });

  test('ends none with a wrong password', async () => {
    const other = await signInOnOtherDevice();
    expect(await credentials.signOutElsewhere('wrong horse')).toEqual({
      ok: false,
      failure: { kind: 'wrong-password' },
    });
    expect(await isSignedOut(other)).toBe(false);
  });
});
