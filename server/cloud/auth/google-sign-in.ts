import type { Transaction } from 'kysely';
import type { SignUpTerms } from '../../../src/api-contract/sign-up-terms.ts';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { AccountRow, Tables } from '../../database/tables.ts';
import { acquireLocks } from '../../database/transaction-locks.ts';
import type { GoogleIdentity } from '../google/google-identity.ts';
import { addAccount, changeAccount, findAccount } from './accounts.ts';
import { type AuthContext, beginSignIn, type SignInResult } from './auth-context.ts';
import type { AuthFailure } from './auth-failure.ts';
import { revokeSignIns } from './refresh-tokens.ts';
import { admitSignUp, checkSignUp } from './sign-up-policy.ts';

export type GoogleSignInResult =
  | ({ kind: 'signed-in'; isNewUser: boolean } & SignInResult)
  /** The e-mail has a password account, which an unverified identity must not access. */
  | { kind: 'needs-confirmation'; email: string };

async function beginGoogleSignIn(
  auth: AuthContext,
  db: Transaction<Tables>,
  account: AccountRow,
  isNewUser: boolean,
) {
  return { kind: 'signed-in' as const, isNewUser, ...(await beginSignIn(auth, db, account, 'google.com')) };
}

/**
 * Links a Google identity to the account with its e-mail, which Google has verified.
 *
 * An account with an unconfirmed e-mail may have been created by an attacker, to share it later with the
 * e-mail's owner. So, as with Firebase, its password and sign-ins end. A confirmed account only gets the
 * identity as another credential.
 */
async function linkVerifiedIdentity(
  auth: AuthContext,
  db: Transaction<Tables>,
  account: AccountRow,
  identity: GoogleIdentity,
): Promise<AccountRow> {
  const now = auth.clock();
  if (account.email_verified === 1) {
    return changeAccount(db, account.uid, { google_subject: identity.subject, last_login_at: now });
  }
  await revokeSignIns(db, account.uid);
  return changeAccount(db, account.uid, {
    google_subject: identity.subject,
    email_verified: 1,
    password_hash: null,
    display_name: account.display_name || identity.displayName,
    photo_url: account.photo_url || identity.photoUrl,
    last_login_at: now,
    valid_since: Math.floor(now / 1000),
  });
}

/**
 * Signs in with an identity that Google, or the demo's account chooser, has verified. The account is found by
 * the identity's subject, then by its e-mail, or else created.
 *
 * @param autoCreate false when a learner only reauthenticates
 */
export function signInWithGoogle(
  auth: AuthContext,
  identity: GoogleIdentity,
  autoCreate: boolean,
  terms: SignUpTerms,
): Promise<Result<GoogleSignInResult, AuthFailure>> {
  return auth.query.transaction().execute(async (db) => {
    await acquireLocks(db, `identity ${identity.subject}`, `account of ${identity.email}`);
    const linked = await findAccount(db, 'google_subject', identity.subject);
    if (linked?.disabled === 1) return err('user-disabled');
    if (linked) {
      const account = await changeAccount(db, linked.uid, { last_login_at: auth.clock() });
      return ok(await beginGoogleSignIn(auth, db, account, false));
    }

    const sameEmail = await findAccount(db, 'email', identity.email);
    if (!sameEmail) {
      if (!autoCreate) return err('google-account-unknown');
      const checked = await checkSignUp(auth.signUps, db, identity.email, terms);
      if (!checked.ok) return checked;
      const admitted = await admitSignUp(auth.signUps, db, terms, auth.clock());
      if (!admitted.ok) return admitted;
      const added = await addAccount(auth, db, {
        ...admitted.value,
        email: identity.email,
        email_verified: identity.emailVerified ? 1 : 0,
        display_name: identity.displayName,
        photo_url: identity.photoUrl,
        google_subject: identity.subject,
      });
      return added.ok ? ok(await beginGoogleSignIn(auth, db, added.value, true)) : added;
    }
    if (sameEmail.disabled === 1) return err('user-disabled');
    if (!identity.emailVerified) return ok({ kind: 'needs-confirmation', email: identity.email });
    // The e-mail now belongs to another Google account than the linked one, so it may have a new owner.
    if (sameEmail.email_verified === 1 && sameEmail.google_subject !== null) return err('email-exists');
    return ok(
      await beginGoogleSignIn(auth, db, await linkVerifiedIdentity(auth, db, sameEmail, identity), false),
    );
  });
}
