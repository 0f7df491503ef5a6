import type { Kysely, Transaction } from 'kysely';
import type { SignUpTerms } from '../../../src/api-contract/sign-up-terms.ts';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { AccountRow, Tables } from '../../database/tables.ts';
import { acquireLocks } from '../../database/transaction-locks.ts';
import type { GoogleIdentity } from '../google/google-identity.ts';
import {
  addGuest,
  changeAccount,
  deleteAccountRecords,
  findAccount,
  isGuestAccount,
  selectGuests,
} from './accounts.ts';
import { type AuthContext, beginSignIn, type SignInResult } from './auth-context.ts';
import type { AuthFailure } from './auth-failure.ts';
import type { GoogleSignInResult } from './google-sign-in.ts';
import type { RequestClient } from './password-hasher.ts';
import { createCredentials, type PasswordCredentials } from './password-sign-in.ts';
import { lockSignIns } from './refresh-tokens.ts';
import { admitSignUp, checkSignUp } from './sign-up-policy.ts';
import type { SignedInAccount } from './signed-in-account.ts';

/** Guests who are inactive for this long are deleted: their account can't be entered from another device. */
export const GUEST_IDLE_MS = 30 * 24 * 3600 * 1000;

/** Creates an account without e-mail or password, and signs it in. */
export async function signUpGuest(
  auth: AuthContext,
  { address }: RequestClient,
): Promise<Result<SignInResult, AuthFailure>> {
  if (!auth.allowsGuests) return err('anonymous-not-allowed');
  const allowed = await auth.attempts.consume(address ? [{ quota: 'guestByAddress', name: address }] : []);
  if (!allowed.ok) return err('too-many-guests');
  return auth.query.transaction().execute(async (db) => {
    const account = await addGuest(auth, db);
    return ok(await beginSignIn(auth, db, account, 'anonymous'));
  });
}

/** Reads and locks the guest's account; an account with an e-mail can't be linked. */
async function lockGuest(
  db: Transaction<Tables>,
  { account: { uid } }: SignedInAccount,
): Promise<Result<AccountRow, AuthFailure>> {
  await acquireLocks(db, `guest ${uid}`);
  const account = await findAccount(db, 'uid', uid);
  if (!account) return err('user-not-found');
  return isGuestAccount(account) ? ok(account) : err('operation-not-allowed');
}

/**
 * Gives a guest's account an e-mail and a password. Earlier tokens stay valid: other tabs of the device use
 * them.
 */
export async function linkPassword(
  auth: AuthContext,
  signedIn: SignedInAccount,
  wanted: PasswordCredentials,
  terms: SignUpTerms,
  client: RequestClient,
): Promise<Result<SignInResult, AuthFailure>> {
  if (!isGuestAccount(signedIn.account)) return err('operation-not-allowed');
  const credentials = await createCredentials(auth, wanted, terms, client);
  if (!credentials.ok) return credentials;
  return auth.query.transaction().execute(async (db) => {
    await acquireLocks(db, `account of ${credentials.value.email}`);
    const guest = await lockGuest(db, signedIn);
    if (!guest.ok) return guest;
    if (await findAccount(db, 'email', credentials.value.email)) return err('email-exists');
    const admitted = await admitSignUp(auth.signUps, db, terms, auth.clock());
    if (!admitted.ok) return admitted;
    const account = await changeAccount(db, guest.value.uid, { ...credentials.value, ...admitted.value });
    return ok(await beginSignIn(auth, db, account, 'password'));
  });
}

/** Gives a guest's account an identity that Google, or the demo's account chooser, has verified. */
export function linkGoogle(
  auth: AuthContext,
  signedIn: SignedInAccount,
  identity: GoogleIdentity,
  terms: SignUpTerms,
): Promise<Result<GoogleSignInResult, AuthFailure>> {
  return auth.query.transaction().execute(async (db) => {
    await acquireLocks(db, `identity ${identity.subject}`, `account of ${identity.email}`);
    const guest = await lockGuest(db, signedIn);
    if (!guest.ok) return guest;
    if (await findAccount(db, 'google_subject', identity.subject)) return err('google-account-taken');
    if (await findAccount(db, 'email', identity.email)) return err('email-exists');
    const checked = await checkSignUp(auth.signUps, db, identity.email, terms);
    if (!checked.ok) return checked;
    const admitted = await admitSignUp(auth.signUps, db, terms, auth.clock());
    if (!admitted.ok) return admitted;
    const account = await changeAccount(db, guest.value.uid, {
      ...admitted.value,
      email: identity.email,
      email_verified: identity.emailVerified ? 1 : 0,
      google_subject: identity.subject,
      display_name: guest.value.display_name || identity.displayName,
      photo_url: identity.photoUrl,
    });
    const tokens = await beginSignIn(auth, db, account, 'google.com');
    return ok({ kind: 'signed-in', isNewUser: false, ...tokens });
  });
}

/**
 * Deletes guests who are inactive for `GUEST_IDLE_MS`, with all their data. The app renews a token each hour,
 * so the newest token shows the last use.
 *
 * @param now milliseconds since the epoch
 */
export async function deleteIdleGuests(query: Kysely<Tables>, now: number): Promise<void> {
  const selectIdle = (db: Kysely<Tables>) =>
    selectGuests(db)
      .selectAll()
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('refresh_tokens')
              .select('refresh_tokens.uid')
              .whereRef('refresh_tokens.uid', '=', 'accounts.uid')
              .where('issued_at', '>', now - GUEST_IDLE_MS),
          ),
        ),
      );
  for (const { uid } of await selectIdle(query).execute()) {
    await query.transaction().execute(async (db) => {
      // The guest may have returned, or linked an e-mail, since the query.
      await acquireLocks(db, `guest ${uid}`);
      await lockSignIns(db, uid);
      const guest = await selectIdle(db).where('uid', '=', uid).executeTakeFirst();
      if (guest) await deleteAccountRecords(db, guest);
    });
  }
}
