import { randomUUID } from 'node:crypto';
import { type Auth, createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AccountCredentials } from '../../src/remote/account-credentials.ts';
import { createFirebaseAccountCredentials } from '../../src/remote/firebase-account-credentials.ts';
import { createMailRecorder, readCode } from '../server/cloud/mailed-cloud.ts';
import { startLocalFirebase } from './local-firebase.ts';

/** Firebase's own client against the local cloud. */

const PASSWORD = 'correct horse';
const NEW_PASSWORD = 'a better horse';

const { options, mails } = createMailRecorder();
const local = startLocalFirebase({ mailer: options });
const silent = startLocalFirebase();

let auth: Auth;
let keys: AccountCredentials;
let email: string;

beforeEach(async () => {
  ({ auth } = local.client());
  keys = createFirebaseAccountCredentials(auth);
  email = `${randomUUID()}@example.org`;
  await createUserWithEmailAndPassword(auth, email, PASSWORD);
});

async function newestCode(): Promise<string> {
  const newest = (await mails()).at(-1);
  if (newest?.to !== email) throw new Error('There is no mail to this learner.');
  return readCode(newest);
}

/** Another device of the learner, signed in. */
async function device(): Promise<Auth> {
  const other = local.client().auth;
  await signInWithEmailAndPassword(other, email, PASSWORD);
  return other;
}

const isOut = (other: Auth) =>
  other.currentUser?.getIdToken(true).then(
    () => false,
    ({ code }) => code === 'auth/user-token-expired',
  );

describe('a link for a new password', () => {
  test('comes by mail, says whose it is, and sets the password', async () => {
    const other = await device();
    expect(await keys.sendResetLink(email)).toEqual({ ok: true });
    const code = await newestCode();
    expect(await keys.checkLink(code)).toEqual({ ok: true, value: { purpose: 'new-password', email } });
    expect(await keys.setPassword(code, 'short')).toEqual({ ok: false, failure: { kind: 'weak-password' } });
    expect(await keys.setPassword(code, NEW_PASSWORD)).toMatchObject({ ok: true });
    expect(await isOut(other)).toBe(true);
    await signInWithEmailAndPassword(auth, email, NEW_PASSWORD);
    expect(await keys.setPassword(code, NEW_PASSWORD)).toEqual({
      ok: false,
      failure: { kind: 'invalid-link' },
    });
  });

  test('is promised for an e-mail without an account as for any other', async () => {
    expect(await keys.sendResetLink('nobody@example.org')).toEqual({ ok: true });
  });

  test('is not promised where there is no e-mail, and no sixth time', async () => {
    expect(await keys.sendResetLink('nobody')).toEqual({ ok: false, failure: { kind: 'invalid-email' } });
    for (let count = 0; count < 5; count += 1) await keys.sendResetLink(email);
    expect(await keys.sendResetLink(email)).toEqual({ ok: false, failure: { kind: 'rate-limited' } });
  });

  test('is not promised by a server that sends no mail', async () => {
    const without = createFirebaseAccountCredentials(silent.client().auth);
    expect(await without.sendResetLink(email)).toEqual({ ok: false, failure: { kind: 'mail-disabled' } });
  });
});

test('the e-mail is confirmed by a link, and known to be on the device that asked', async () => {
  expect(await keys.isEmailConfirmed()).toBe(false);
  expect(await keys.sendConfirmation()).toMatchObject({ ok: true });
  const code = await newestCode();
  expect(await keys.checkLink(code)).toEqual({ ok: true, value: { purpose: 'confirm-email', email } });
  expect(await createFirebaseAccountCredentials(local.client().auth).confirmEmail(code)).toMatchObject({
    ok: true,
  });
  expect(await keys.isEmailConfirmed()).toBe(true);
});

test('a code that nobody sent is void', async () => {
  const failure = { kind: 'invalid-link' };
  expect(await keys.checkLink('nonsense')).toEqual({ ok: false, failure });
  expect(await keys.confirmEmail('nonsense')).toEqual({ ok: false, failure });
});

describe('signing out elsewhere', () => {
  test('ends the other sign-ins and not this one, under the same password', async () => {
    const other = await device();
    expect(keys.hasPassword()).toBe(true);
    expect(await keys.signOutElsewhere(PASSWORD)).toMatchObject({ ok: true });
    expect(await isOut(other)).toBe(true);
    expect(await isOut(auth)).toBe(false);
    await signInWithEmailAndPassword(local.client().auth, email, PASSWORD);
  });

  test('ends none with a wrong password', async () => {
    const other = await device();
    expect(await keys.signOutElsewhere('wrong horse')).toEqual({
      ok: false,
      failure: { kind: 'wrong-password' },
    });
    expect(await isOut(other)).toBe(false);
  });
});
