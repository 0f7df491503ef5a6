import { err, ok, type Result } from '../../../src/domain/result.ts';
import { addAccount, findAccount } from './accounts.ts';
import type { AttemptSubject } from './attempts.ts';
import { type AuthContext, beginSignIn, type SignedIn } from './auth-context.ts';
import type { AuthFailure } from './auth-failure.ts';
import { checkNewPassword, MAX_PASSWORD_LENGTH, parseEmail } from './credentials.ts';

export interface PasswordCredentials {
  email?: string | undefined;
  password?: string | undefined;
}

/** Creates an account with a password, and signs it in. `address` is where the request comes from, if known. */
export async function signUp(
  auth: AuthContext,
  { displayName = '', ...credentials }: PasswordCredentials & { displayName?: string | undefined },
  address: string | undefined,
): Promise<Result<SignedIn, AuthFailure>> {
  const email = parseEmail(credentials.email);
  if (!email.ok) return email;
  const password = checkNewPassword(credentials.password);
  if (!password.ok) return password;
  const subjects: AttemptSubject[] = address ? [{ limit: 'signUpByAddress', name: address }] : [];
  if (!(await auth.attempts.take(subjects))) return err('too-many-attempts');
  if (await findAccount(auth.query, 'email', email.value)) return err('email-exists');

  const passwordHash = await auth.passwords.hash(password.value);
  return auth.query.transaction().execute(async (db) => {
    const account = await addAccount(
      db,
      {
        email: email.value,
        email_verified: 0,
        display_name: displayName,
        photo_url: '',
        password_hash: passwordHash,
      },
      auth.clock(),
      auth.random,
    );
    return account.ok ? ok(await beginSignIn(auth, db, account.value, 'password')) : account;
  });
}

/**
 * Signs in with e-mail and password. Every attempt is counted before the password is looked at, so that many at
 * once can't slip through; an honest one is taken back.
 */
export async function signInWithPassword(
  auth: AuthContext,
  credentials: PasswordCredentials,
  address: string | undefined,
): Promise<Result<SignedIn, AuthFailure>> {
  const email = parseEmail(credentials.email);
  if (!email.ok) return email;
  const { password } = credentials;
  if (!password) return err('missing-password');
  const subjects: AttemptSubject[] = [
    { limit: 'signInByEmail', name: email.value },
    ...(address ? [{ limit: 'signInByAddress', name: address } as const] : []),
  ];
  if (!(await auth.attempts.take(subjects))) return err('too-many-attempts');
  if (password.length > MAX_PASSWORD_LENGTH) return err('wrong-credentials');

  const found = await findAccount(auth.query, 'email', email.value);
  const verifiedHash = found?.password_hash ?? null;
  const matches = await auth.passwords.matches(password, verifiedHash);
  if (!found || verifiedHash === null || !matches) return err('wrong-credentials');
  await auth.attempts.giveBack(subjects);
  if (found.disabled === 1) return err('user-disabled');

  const passwordHash = auth.passwords.isOutdated(verifiedHash)
    ? await auth.passwords.hash(password)
    : verifiedHash;
  return auth.query.transaction().execute(async (db) => {
    const account = await db
      .updateTable('accounts')
      .set({ last_login_at: auth.clock(), password_hash: passwordHash })
      .where('uid', '=', found.uid)
      // The password may have been changed while this one was being compared.
      .where('password_hash', '=', verifiedHash)
      .returningAll()
      .executeTakeFirst();
    return account ? ok(await beginSignIn(auth, db, account, 'password')) : err('wrong-credentials');
  });
}
