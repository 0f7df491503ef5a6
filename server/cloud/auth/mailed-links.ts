import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { AccountRow, MailedCodeRow } from '../../database/tables.ts';
import { acquireLocks } from '../../database/transaction-locks.ts';
import { deleteAttempts } from '../../rate-limits/attempt-counter.ts';
import { type AccountMailer, createAccountMail } from './account-mailer.ts';
import { changeAccount, findAccount, isGuestAccount } from './accounts.ts';
import type { AuthContext } from './auth-context.ts';
import type { AuthFailure } from './auth-failure.ts';
import { checkNewPassword, parseEmail } from './credentials.ts';
import { type CodePurpose, deleteCodes, findCode, issueCode } from './mailed-codes.ts';
import type { RequestClient } from './password-hasher.ts';
import { revokeSignIns } from './refresh-tokens.ts';

/** Has a link sent to the account that has this e-mail by the time the mail is written, if one has. */
function enqueueLinkMail(
  auth: AuthContext,
  { queue, getAppOrigin }: AccountMailer,
  email: string,
  purpose: CodePurpose,
): void {
  queue.enqueue(async () => {
    const account = await findAccount(auth.query, 'email', email);
    if (!account || account.disabled === 1) return undefined;
    const code = await issueCode(auth, account, purpose);
    return createAccountMail(purpose, email, code, getAppOrigin());
  });
}

function consumeMailQuota({ attempts }: AuthContext, email: string, { address }: RequestClient) {
  return attempts.consume([
    { quota: 'mailByEmail', name: email },
    ...(address ? [{ quota: 'mailByAddress', name: address } as const] : []),
  ]);
}

/**
 * Sends the link for a new password. The answer, and the time that it takes, are the same whether there is an account
 * or not.
 *
 * @returns the e-mail as it was read
 */
export async function sendResetLink(
  auth: AuthContext,
  mails: AccountMailer,
  wanted: string | undefined,
  visitor: RequestClient,
): Promise<Result<string, AuthFailure>> {
  const email = parseEmail(wanted);
  if (!email.ok) return email;
  const taken = await consumeMailQuota(auth, email.value, visitor);
  if (!taken.ok) return taken;
  enqueueLinkMail(auth, mails, email.value, 'new-password');
  return email;
}

/** Sends the link with which the learner who is signed in shows that the e-mail is theirs. */
export async function sendConfirmation(
  auth: AuthContext,
  mails: AccountMailer,
  account: AccountRow,
  visitor: RequestClient,
): Promise<Result<string, AuthFailure>> {
  if (isGuestAccount(account)) return err('operation-not-allowed');
  const taken = await consumeMailQuota(auth, account.email, visitor);
  if (!taken.ok) return taken;
  enqueueLinkMail(auth, mails, account.email, 'confirm-email');
  return ok(account.email);
}

/** What a link is for, and whose e-mail it went to. */
export function readLink(
  { query, clock }: AuthContext,
  code: string,
): Promise<Result<MailedCodeRow, AuthFailure>> {
  return findCode(query, code, clock());
}

/** Does what a link is for, once: in one transaction the code, and its like, go and `change` is made. */
function followLink(
  { query, clock }: AuthContext,
  { email }: MailedCodeRow,
  code: string,
  changeOf: (account: AccountRow) => Partial<AccountRow>,
): Promise<Result<AccountRow, AuthFailure>> {
  return query.transaction().execute(async (db) => {
    await acquireLocks(db, `account of ${email}`);
    const found = await findCode(db, code, clock());
    if (!found.ok) return found;
    const { uid, purpose } = found.value;
    const account = await findAccount(db, 'uid', uid);
    if (account?.email !== email) return err('invalid-code');
    if (account.disabled === 1) return err('user-disabled');
    await deleteCodes(db, uid, purpose);
    if (purpose === 'new-password') {
      await revokeSignIns(db, uid);
      await deleteAttempts(db, email);
    }
    return ok(await changeAccount(db, uid, changeOf(account)));
  });
}

/**
 * Sets a new password by a link. Every device that was signed in has to sign in again. Whoever has the link reads the
 * account's mail, so the e-mail is theirs; an identity that was linked before anybody had shown that is not.
 */
export async function resetPassword(
  auth: AuthContext,
  code: string,
  newPassword: string,
  visitor: RequestClient,
): Promise<Result<AccountRow, AuthFailure>> {
  const password = checkNewPassword(newPassword);
  if (!password.ok) return password;
  const found = await findCode(auth.query, code, auth.clock());
  if (!found.ok) return found;
  if (found.value.purpose !== 'new-password') return err('invalid-code');
  const passwordHash = await auth.passwords.hash(password.value, visitor);
  if (!passwordHash.ok) return passwordHash;
  return followLink(auth, found.value, code, ({ email_verified, google_subject }) => ({
    password_hash: passwordHash.value,
    email_verified: 1,
    google_subject: email_verified === 1 ? google_subject : null,
    valid_since: Math.floor(auth.clock() / 1000),
  }));
}

/** Notes that the e-mail is the learner's, by a link. */
export async function confirmEmail(
  auth: AuthContext,
  code: string,
): Promise<Result<AccountRow, AuthFailure>> {
  const found = await findCode(auth.query, code, auth.clock());
  if (!found.ok) return found;
  if (found.value.purpose !== 'confirm-email') return err('invalid-code');
  return followLink(auth, found.value, code, () => ({ email_verified: 1 }));
}
