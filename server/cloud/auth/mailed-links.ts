import { err, ok, type Result } from '../../../src/domain/result.ts';
import { hold } from '../../database/hold.ts';
import type { AccountRow, MailedCodeRow } from '../../database/tables.ts';
import { type AccountMails, accountMail } from './account-mails.ts';
import { changeAccount, findAccount, isGuest } from './accounts.ts';
import { forgetAttempts } from './attempts.ts';
import type { AuthContext } from './auth-context.ts';
import type { AuthFailure } from './auth-failure.ts';
import { checkNewPassword, parseEmail } from './credentials.ts';
import { type CodePurpose, endCodes, findCode, issueCode } from './mailed-codes.ts';
import type { Visitor } from './passwords.ts';
import { revokeAll } from './refresh-tokens.ts';

/** Has a link sent to the account that has this e-mail by the time the mail is written, if one has. */
function postLink(
  auth: AuthContext,
  { postbox, appOrigin }: AccountMails,
  email: string,
  purpose: CodePurpose,
): void {
  postbox.post(async () => {
    const account = await findAccount(auth.query, 'email', email);
    if (!account || account.disabled === 1) return undefined;
    const code = await issueCode(auth, account, purpose);
    return accountMail(purpose, email, code, appOrigin());
  });
}

function takeMail({ attempts }: AuthContext, email: string, { address }: Visitor) {
  return attempts.take([
    { limit: 'mailByEmail', name: email },
    ...(address ? [{ limit: 'mailByAddress', name: address } as const] : []),
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
  mails: AccountMails,
  wanted: string | undefined,
  visitor: Visitor,
): Promise<Result<string, AuthFailure>> {
  const email = parseEmail(wanted);
  if (!email.ok) return email;
  const taken = await takeMail(auth, email.value, visitor);
  if (!taken.ok) return taken;
  postLink(auth, mails, email.value, 'new-password');
  return email;
}

/** Sends the link with which the learner who is signed in shows that the e-mail is theirs. */
export async function sendConfirmation(
  auth: AuthContext,
  mails: AccountMails,
  account: AccountRow,
  visitor: Visitor,
): Promise<Result<string, AuthFailure>> {
  if (isGuest(account)) return err('operation-not-allowed');
  const taken = await takeMail(auth, account.email, visitor);
  if (!taken.ok) return taken;
  postLink(auth, mails, account.email, 'confirm-email');
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
    await hold(db, `account of ${email}`);
    const found = await findCode(db, code, clock());
    if (!found.ok) return found;
    const { uid, purpose } = found.value;
    const account = await findAccount(db, 'uid', uid);
    if (account?.email !== email) return err('invalid-code');
    if (account.disabled === 1) return err('user-disabled');
    await endCodes(db, uid, purpose);
    if (purpose === 'new-password') {
      await revokeAll(db, uid);
      await forgetAttempts(db, email);
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
  visitor: Visitor,
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
