import type { Transaction } from 'kysely';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { AccountRow, Tables } from '../../database/tables.ts';
import { acquireLocks } from '../../database/transaction-locks.ts';
import { deleteAttempts } from '../../rate-limits/attempt-counter.ts';
import { changeAccount, deleteAccountRecords, findAccount, isGuestAccount } from './accounts.ts';
import { type AuthContext, beginSignIn, type TokenPair } from './auth-context.ts';
import type { AuthFailure } from './auth-failure.ts';
import { checkNewPassword, parseEmail } from './credentials.ts';
import { deleteCodes } from './mailed-codes.ts';
import type { RequestClient } from './password-hasher.ts';
import { revokeSignIns } from './refresh-tokens.ts';
import { isAllowedEmail } from './sign-up-policy.ts';
import type { SignedInAccount } from './signed-in-account.ts';

/** Deleting an account or changing its credentials needs a sign-in no older than this, as with Firebase. */
export const RECENT_SIGN_IN_SECONDS = 300;

/** What a learner may change; absent fields stay unchanged. */
export interface AccountChange {
  displayName?: string | undefined;
  photoUrl?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
}

/** The tokens are present when the change invalidated the old ones. */
export interface ChangedAccount {
  account: AccountRow;
  tokens?: TokenPair;
}

function isRecent({ clock }: AuthContext, { signIn }: SignedInAccount): boolean {
  return clock() / 1000 - signIn.authTime <= RECENT_SIGN_IN_SECONDS;
}

/** Changes name and picture only; all tokens stay valid. */
async function changeProfile(
  auth: AuthContext,
  { account }: SignedInAccount,
  { displayName, photoUrl }: AccountChange,
): Promise<Result<ChangedAccount, AuthFailure>> {
  const change = {
    display_name: displayName ?? account.display_name,
    photo_url: photoUrl ?? account.photo_url,
  };
  return ok({ account: await changeAccount(auth.query, account.uid, change) });
}

/** Changes e-mail or password: every sign-in ends, and the caller gets a new one. */
async function changeCredentials(
  auth: AuthContext,
  signedIn: SignedInAccount,
  change: AccountChange,
  client: RequestClient,
): Promise<Result<ChangedAccount, AuthFailure>> {
  if (!isRecent(auth, signedIn)) return err('sign-in-too-old');
  const { account, signIn } = signedIn;
  // A guest gets e-mail and password together, by linking.
  if (isGuestAccount(account)) return err('operation-not-allowed');
  const email = change.email === undefined ? ok(account.email) : parseEmail(change.email);
  if (!email.ok) return email;
  const isAllowed = email.value === account.email || isAllowedEmail(auth.signUps, email.value);
  if (!isAllowed) return err('email-domain-not-allowed');
  const password = change.password === undefined ? ok(undefined) : checkNewPassword(change.password);
  if (!password.ok) return password;
  const passwordHash =
    password.value === undefined
      ? ok(account.password_hash)
      : await auth.passwords.hash(password.value, client);
  if (!passwordHash.ok) return passwordHash;

  return auth.query.transaction().execute(async (db) => {
    await acquireLocks(db, `account of ${email.value}`);
    const owner = await findAccount(db, 'email', email.value);
    if (owner && owner.uid !== account.uid) return err('email-exists');
    if (!(await findAccount(db, 'uid', account.uid))) return err('user-not-found');
    await revokeSignIns(db, account.uid);
    await deleteCodes(db, account.uid, 'new-password');
    const changed = await changeAccount(db, account.uid, {
      email: email.value,
      email_verified: email.value === account.email ? account.email_verified : 0,
      password_hash: passwordHash.value,
      display_name: change.displayName ?? account.display_name,
      photo_url: change.photoUrl ?? account.photo_url,
      valid_since: Math.floor(auth.clock() / 1000),
    });
    const { idToken, refreshToken } = await beginSignIn(auth, db, changed, signIn.provider);
    return ok({ account: changed, tokens: { idToken, refreshToken } });
  });
}

/** Changes the account of a learner who is signed in. */
export function updateAccount(
  auth: AuthContext,
  signedIn: SignedInAccount,
  change: AccountChange,
  client: RequestClient,
): Promise<Result<ChangedAccount, AuthFailure>> {
  const changesCredentials = change.email !== undefined || change.password !== undefined;
  return changesCredentials
    ? changeCredentials(auth, signedIn, change, client)
    : changeProfile(auth, signedIn, change);
}

/**
 * Replaces a lost password: every sign-in ends, and wrong passwords are forgiven. A Google identity that was
 * linked before the e-mail was confirmed may be another person's, and is removed.
 *
 * @param now milliseconds since the epoch
 */
export async function replacePassword(
  db: Transaction<Tables>,
  { uid, email, email_verified, google_subject }: AccountRow,
  passwordHash: string,
  now: number,
): Promise<AccountRow> {
  await revokeSignIns(db, uid);
  await deleteCodes(db, uid, 'new-password');
  await deleteAttempts(db, email);
  return changeAccount(db, uid, {
    password_hash: passwordHash,
    google_subject: email_verified === 1 ? google_subject : null,
    valid_since: Math.floor(now / 1000),
  });
}

/**
 * Deletes the account of a learner who is signed in, with all their data. A guest can't sign in again, so
 * their sign-in may be of any age.
 */
export async function deleteSignedInAccount(
  auth: AuthContext,
  signedIn: SignedInAccount,
): Promise<Result<void, AuthFailure>> {
  if (!isGuestAccount(signedIn.account) && !isRecent(auth, signedIn)) return err('sign-in-too-old');
  await auth.query.transaction().execute((db) => deleteAccountRecords(db, signedIn.account));
  return ok();
}
