import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { AccountRow } from '../../database/tables.ts';
import type { AttemptPace, QuotaSubject } from '../../rate-limits/attempt-counter.ts';
import { ATTEMPT_DELAY_MS } from '../../rate-limits/quotas.ts';
import { addAccount, findAccount } from './accounts.ts';
import { type AuthContext, beginSignIn, type SignInResult } from './auth-context.ts';
import type { AuthFailure } from './auth-failure.ts';
import { checkNewPassword, MAX_PASSWORD_LENGTH, parseEmail } from './credentials.ts';
import type { RequestClient } from './password-hasher.ts';

export interface PasswordCredentials {
  email?: string | undefined;
  password?: string | undefined;
}

/** Waits as long as the pace demands. So many of one address may wait at once; more are 'busy'. */
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

/** An e-mail that has no account so far, and the hash of the password for its first. */
export async function createCredentials(
  auth: AuthContext,
  credentials: PasswordCredentials,
  visitor: RequestClient,
): Promise<Result<Pick<AccountRow, 'email' | 'password_hash'>, AuthFailure>> {
  const email = parseEmail(credentials.email);
  if (!email.ok) return email;
  const password = checkNewPassword(credentials.password);
  if (!password.ok) return password;
  if (!auth.passwords.hasRoom(visitor)) return err('busy');
  const { address } = visitor;
  const taken = await auth.attempts.consume(address ? [{ quota: 'signUpByAddress', name: address }] : []);
  if (!taken.ok) return taken;
  if (await findAccount(auth.query, 'email', email.value)) return err('email-exists');

  const passwordHash = await auth.passwords.hash(password.value, visitor);
  return passwordHash.ok ? ok({ email: email.value, password_hash: passwordHash.value }) : passwordHash;
}

/** Creates an account with a password, and signs it in. */
export async function signUp(
  auth: AuthContext,
  { displayName = '', ...wanted }: PasswordCredentials & { displayName?: string | undefined },
  visitor: RequestClient,
): Promise<Result<SignInResult, AuthFailure>> {
  const credentials = await createCredentials(auth, wanted, visitor);
  if (!credentials.ok) return credentials;
  return auth.query.transaction().execute(async (db) => {
    const account = await addAccount(auth, db, {
      ...credentials.value,
      email_verified: 0,
      display_name: displayName,
      photo_url: '',
    });
    return account.ok ? ok(await beginSignIn(auth, db, account.value, 'password')) : account;
  });
}

/** Whose attempt a sign-in is. */
function subjectsOf(email: string, { address }: RequestClient): QuotaSubject[] {
  return [
    { quota: 'signInByVisitor', name: `${email} ${address ?? ''}` },
    { quota: 'signInByEmail', name: email },
    ...(address ? [{ quota: 'signInByAddress', name: address } as const] : []),
  ];
}

/** A sign-in that found the server busy says nothing of the password. */
async function refundAttempt(
  { attempts }: AuthContext,
  subjects: readonly QuotaSubject[],
): Promise<Result<never, 'busy'>> {
  await attempts.refund(subjects);
  return err('busy');
}

/**
 * Signs in with e-mail and password. Every attempt is counted before the password is looked at, so that many at
 * once can't slip through; an honest one is taken back.
 */
export async function signInWithPassword(
  auth: AuthContext,
  credentials: PasswordCredentials,
  visitor: RequestClient,
): Promise<Result<SignInResult, AuthFailure>> {
  const email = parseEmail(credentials.email);
  if (!email.ok) return email;
  const { password } = credentials;
  if (!password) return err('missing-password');
  if (!auth.passwords.hasRoom(visitor)) return err('busy');
  const subjects = subjectsOf(email.value, visitor);
  const pace = await auth.attempts.consume(subjects);
  if (!pace.ok) return pace;
  const waited = await applyPace(auth, pace.value, visitor);
  if (!waited.ok) return refundAttempt(auth, subjects);
  if (password.length > MAX_PASSWORD_LENGTH) return err('wrong-credentials');

  const found = await findAccount(auth.query, 'email', email.value);
  const verifiedHash = found?.password_hash ?? null;
  const matches = await auth.passwords.verify(password, verifiedHash, visitor);
  if (!matches.ok) return refundAttempt(auth, subjects);
  if (!found || verifiedHash === null || !matches.value) return err('wrong-credentials');
  await auth.attempts.refund(subjects);
  if (found.disabled === 1) return err('user-disabled');

  const passwordHash = auth.passwords.needsRehash(verifiedHash)
    ? await auth.passwords.hash(password, visitor)
    : ok(verifiedHash);
  if (!passwordHash.ok) return passwordHash;
  return auth.query.transaction().execute(async (db) => {
    const account = await db
      .updateTable('accounts')
      .set({ last_login_at: auth.clock(), password_hash: passwordHash.value })
      .where('uid', '=', found.uid)
      // The password may have been changed while this one was being compared.
      .where('password_hash', '=', verifiedHash)
      .returningAll()
      .executeTakeFirst();
    return account ? ok(await beginSignIn(auth, db, account, 'password')) : err('wrong-credentials');
  });
}
