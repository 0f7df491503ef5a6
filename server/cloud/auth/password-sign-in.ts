import type { SignUpTerms } from '../../../src/api-contract/sign-up-terms.ts';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { AccountRow } from '../../database/tables.ts';
import { acquireLocks } from '../../database/transaction-locks.ts';
import type { AttemptPace, QuotaSubject } from '../../rate-limits/attempt-counter.ts';
import { ATTEMPT_DELAY_MS } from '../../rate-limits/quotas.ts';
import { addAccount, findAccount } from './accounts.ts';
import { type AuthContext, beginSignIn, type SignInResult } from './auth-context.ts';
import type { AuthFailure } from './auth-failure.ts';
import { checkNewPassword, MAX_PASSWORD_LENGTH, parseEmail } from './credentials.ts';
import type { RequestClient } from './password-hasher.ts';
import { admitSignUp, checkSignUp } from './sign-up-policy.ts';

/** As a request has them, not yet checked. */
export interface PasswordCredentials {
  email?: string | undefined;
  password?: string | undefined;
}

/** Delays an attempt if there were many before it; 'busy' when the address has too many delayed attempts. */
async function applyPace(
  { sleep, delayedAttempts }: AuthContext,
  pace: AttemptPace,
  { address = '' }: RequestClient,
): Promise<Result<void, 'busy'>> {
  if (pace === 'immediate') return ok();
  const waited = await delayedAttempts.run(address, async () => {
    await sleep(ATTEMPT_DELAY_MS);
    return ok();
  });
  return waited ?? err('busy');
}

/** Checks the e-mail and password of a new account, and hashes the password. */
export async function createCredentials(
  auth: AuthContext,
  credentials: PasswordCredentials,
  terms: SignUpTerms,
  client: RequestClient,
): Promise<Result<Pick<AccountRow, 'email' | 'password_hash'>, AuthFailure>> {
  const email = parseEmail(credentials.email);
  if (!email.ok) return email;
  const password = checkNewPassword(credentials.password);
  if (!password.ok) return password;
  if (!auth.passwords.hasRoom(client)) return err('busy');
  const checked = await checkSignUp(auth.signUps, auth.query, email.value, terms);
  if (!checked.ok) return checked;
  const { address } = client;
  const allowed = await auth.attempts.consume(address ? [{ quota: 'signUpByAddress', name: address }] : []);
  if (!allowed.ok) return allowed;
  if (await findAccount(auth.query, 'email', email.value)) return err('email-exists');

  const passwordHash = await auth.passwords.hash(password.value, client);
  return passwordHash.ok ? ok({ email: email.value, password_hash: passwordHash.value }) : passwordHash;
}

/** Creates an account with a password, and signs it in. */
export async function signUp(
  auth: AuthContext,
  { displayName = '', ...wanted }: PasswordCredentials & { displayName?: string | undefined },
  terms: SignUpTerms,
  client: RequestClient,
): Promise<Result<SignInResult, AuthFailure>> {
  const credentials = await createCredentials(auth, wanted, terms, client);
  if (!credentials.ok) return credentials;
  const { email } = credentials.value;
  return auth.query.transaction().execute(async (db) => {
    await acquireLocks(db, `account of ${email}`);
    if (await findAccount(db, 'email', email)) return err('email-exists');
    const admitted = await admitSignUp(auth.signUps, db, terms, auth.clock());
    if (!admitted.ok) return admitted;
    const account = await addAccount(auth, db, {
      ...credentials.value,
      ...admitted.value,
      email_verified: 0,
      display_name: displayName,
      photo_url: '',
    });
    return account.ok ? ok(await beginSignIn(auth, db, account.value, 'password')) : account;
  });
}

/** Whose attempts a sign-in adds to: the visitor with this e-mail, the e-mail, and the address. */
function getQuotaSubjects(email: string, { address }: RequestClient): QuotaSubject[] {
  return [
    { quota: 'signInByVisitor', name: `${email} ${address ?? ''}` },
    { quota: 'signInByEmail', name: email },
    ...(address ? [{ quota: 'signInByAddress', name: address } as const] : []),
  ];
}

/** Refunds an attempt that the server was too busy to check. */
async function refundAttempt(
  { attempts }: AuthContext,
  subjects: readonly QuotaSubject[],
): Promise<Result<never, 'busy'>> {
  await attempts.refund(subjects);
  return err('busy');
}

/**
 * Signs in with e-mail and password. Attempts are counted before the password is checked, so that concurrent
 * ones can't exceed the limit; a successful one is refunded.
 */
export async function signInWithPassword(
  auth: AuthContext,
  credentials: PasswordCredentials,
  client: RequestClient,
): Promise<Result<SignInResult, AuthFailure>> {
  const email = parseEmail(credentials.email);
  if (!email.ok) return email;
  const { password } = credentials;
  if (!password) return err('missing-password');
  if (!auth.passwords.hasRoom(client)) return err('busy');
  const subjects = getQuotaSubjects(email.value, client);
  const pace = await auth.attempts.consume(subjects);
  if (!pace.ok) return pace;
  const waited = await applyPace(auth, pace.value, client);
  if (!waited.ok) return refundAttempt(auth, subjects);
  if (password.length > MAX_PASSWORD_LENGTH) return err('wrong-credentials');

  const found = await findAccount(auth.query, 'email', email.value);
  const verifiedHash = found?.password_hash ?? null;
  const matches = await auth.passwords.verify(password, verifiedHash, client);
  if (!matches.ok) return refundAttempt(auth, subjects);
  if (!found || verifiedHash === null || !matches.value) return err('wrong-credentials');
  await auth.attempts.refund(subjects);
  if (found.disabled === 1) return err('user-disabled');

  const passwordHash = auth.passwords.needsRehash(verifiedHash)
    ? await auth.passwords.hash(password, client)
    : ok(verifiedHash);
  if (!passwordHash.ok) return passwordHash;
  return auth.query.transaction().execute(async (db) => {
    const account = await db
      .updateTable('accounts')
      .set({ last_login_at: auth.clock(), password_hash: passwordHash.value })
      .where('uid', '=', found.uid)
      // The password may have been changed while this one was being verified.
      .where('password_hash', '=', verifiedHash)
      .returningAll()
      .executeTakeFirst();
    return account ? ok(await beginSignIn(auth, db, account, 'password')) : err('wrong-credentials');
  });
}
