import type { Transaction } from 'kysely';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { AccountRow, MailedCodeRow, Tables } from '../../database/tables.ts';
import { acquireLocks } from '../../database/transaction-locks.ts';
import { replacePassword } from './account-changes.ts';
import { type AccountMailer, createAccountMail } from './account-mailer.ts';
import { changeAccount, findAccount, isGuestAccount } from './accounts.ts';
import type { AuthContext } from './auth-context.ts';
import type { AuthFailure } from './auth-failure.ts';
import { checkNewPassword, parseEmail } from './credentials.ts';
import { type CodePurpose, deleteCodes, findCode, issueCode } from './mailed-codes.ts';
import type { RequestClient } from './password-hasher.ts';

/** Enqueues a mail to the account with this e-mail, if there is one when the mail is written. */
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
 * Sends the link for a new password. The response and its time are the same whether there is an account or
 * not.
 *
 * @returns the parsed e-mail
 */
export async function sendResetLink(
  auth: AuthContext,
  mailer: AccountMailer,
  emailText: string | undefined,
  client: RequestClient,
): Promise<Result<string, AuthFailure>> {
  const email = parseEmail(emailText);
  if (!email.ok) return email;
  const allowed = await consumeMailQuota(auth, email.value, client);
  if (!allowed.ok) return allowed;
  enqueueLinkMail(auth, mailer, email.value, 'new-password');
  return email;
}

/** Sends the link that confirms the e-mail of the signed-in learner. */
export async function sendConfirmation(
  auth: AuthContext,
  mailer: AccountMailer,
  account: AccountRow,
  client: RequestClient,
): Promise<Result<string, AuthFailure>> {
  if (isGuestAccount(account)) return err('operation-not-allowed');
  const allowed = await consumeMailQuota(auth, account.email, client);
  if (!allowed.ok) return allowed;
  enqueueLinkMail(auth, mailer, account.email, 'confirm-email');
  return ok(account.email);
}

/** The purpose of a link, and the e-mail that it was sent to. */
export function readLink(
  { query, clock }: AuthContext,
  code: string,
): Promise<Result<MailedCodeRow, AuthFailure>> {
  return findCode(query, code, clock());
}

/**
 * Applies a link's change once: one transaction deletes the codes of its purpose and changes the account. The
 * code is looked up again under the lock, because another request may have used it in the meantime.
 */
function applyLink(
  { query, clock }: AuthContext,
  { email }: MailedCodeRow,
  code: string,
  change: (db: Transaction<Tables>, account: AccountRow) => Promise<AccountRow>,
): Promise<Result<AccountRow, AuthFailure>> {
  return query.transaction().execute(async (db) => {
    await acquireLocks(db, `account of ${email}`);
    const mailedCode = await findCode(db, code, clock());
    if (!mailedCode.ok) return mailedCode;
    const { uid, purpose } = mailedCode.value;
    const account = await findAccount(db, 'uid', uid);
    if (account?.email !== email) return err('invalid-code');
    if (account.disabled === 1) return err('user-disabled');
    await deleteCodes(db, uid, purpose);
    return ok(await change(db, account));
  });
}

/**
 * Sets a new password by a link. Every device has to sign in again. The link proves that the e-mail is the
 * visitor's.
 */
export async function resetPassword(
  auth: AuthContext,
  code: string,
  newPassword: string,
  client: RequestClient,
): Promise<Result<AccountRow, AuthFailure>> {
  const password = checkNewPassword(newPassword);
  if (!password.ok) return password;
  // Before the costly hash.
  const mailedCode = await findCode(auth.query, code, auth.clock());
  if (!mailedCode.ok) return mailedCode;
  if (mailedCode.value.purpose !== 'new-password') return err('invalid-code');
  const passwordHash = await auth.passwords.hash(password.value, client);
  if (!passwordHash.ok) return passwordHash;
  return applyLink(auth, mailedCode.value, code, async (db, account) => {
    await replacePassword(db, account, passwordHash.value, auth.clock());
    return changeAccount(db, account.uid, { email_verified: 1 });
  });
}

/** Marks the e-mail as confirmed, by a link. */
export async function confirmEmail(
  auth: AuthContext,
  code: string,
): Promise<Result<AccountRow, AuthFailure>> {
  const mailedCode = await findCode(auth.query, code, auth.clock());
  if (!mailedCode.ok) return mailedCode;
  if (mailedCode.value.purpose !== 'confirm-email') return err('invalid-code');
  return applyLink(auth, mailedCode.value, code, (db, { uid }) =>
    changeAccount(db, uid, { email_verified: 1 }),
  );
}
