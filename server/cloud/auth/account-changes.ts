import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { AccountRow } from '../../database/tables.ts';
import { acquireLocks } from '../../database/transaction-locks.ts';
import { changeAccount, deleteAccountRecords, findAccount, isGuestAccount } from './accounts.ts';
import { type AuthContext, beginSignIn, type TokenPair } from './auth-context.ts';
import type { AuthFailure } from './auth-failure.ts';
import { checkNewPassword, parseEmail } from './credentials.ts';
import { deleteCodes } from './mailed-codes.ts';
import type { RequestClient } from './password-hasher.ts';
import { revokeSignIns } from './refresh-tokens.ts';
import type { SignedInAccount } from './signed-in-account.ts';

/** Deleting an account or changing its keys wants a sign-in no older than this, as with Firebase; in seconds. */
export const RECENT_SIGN_IN_SECONDS = 300;

/** What a learner may change; absent fields stay. */
export interface AccountChange {
  displayName?: string | undefined;
  photoUrl?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
}

/** New tokens come with a change that made the old ones void. */
export interface ChangedAccount {
  account: AccountRow;
  tokens?: TokenPair;
}

function isRecent({ clock }: AuthContext, { signIn }: SignedInAccount): boolean {
  return clock() / 1000 - signIn.authTime <= RECENT_SIGN_IN_SECONDS;
}

/** Changes name and picture only: no token loses its meaning by that. */
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

/** Changes e-mail or password: every sign-in ends, and the one that asked begins anew. */
async function changeCredentials(
  auth: AuthContext,
  signedIn: SignedInAccount,
  change: AccountChange,
  visitor: RequestClient,
): Promise<Result<ChangedAccount, AuthFailure>> {
  if (!isRecent(auth, signedIn)) return err('sign-in-too-old');
  const { account, signIn } = signedIn;
  // A guest gets both keys at once, by linking.
  if (isGuestAccount(account)) return err('operation-not-allowed');
  const email = change.email === undefined ? ok(account.email) : parseEmail(change.email);
  if (!email.ok) return email;
  const password = change.password === undefined ? ok(undefined) : checkNewPassword(change.password);
  if (!password.ok) return password;
  const passwordHash =
    password.value === undefined
      ? ok(account.password_hash)
      : await auth.passwords.hash(password.value, visitor);
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
    const { idToken: newIdToken, refreshToken } = await beginSignIn(auth, db, changed, signIn.provider);
    return ok({ account: changed, tokens: { idToken: newIdToken, refreshToken } });
  });
}

/** Changes the account of a learner who is signed in. */
export function updateAccount(
  auth: AuthContext,
  signedIn: SignedInAccount,
  change: AccountChange,
  visitor: RequestClient,
): Promise<Result<ChangedAccount, AuthFailure>> {
  const changesKeys = change.email !== undefined || change.password !== undefined;
  return changesKeys
    ? changeCredentials(auth, signedIn, change, visitor)
    : changeProfile(auth, signedIn, change);
}

/**
 * Deletes the account of a learner who is signed in, and all that is kept of them. A guest has nothing to sign in with
 * anew, so theirs may be as old as it is.
 */
export async function deleteSignedInAccount(
  auth: AuthContext,
  signedIn: SignedInAccount,
): Promise<Result<void, AuthFailure>> {
  if (!isGuestAccount(signedIn.account) && !isRecent(auth, signedIn)) return err('sign-in-too-old');
  await auth.query.transaction().execute((db) => deleteAccountRecords(db, signedIn.account));
  return ok();
}
