import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { AccountRow } from '../../database/tables.ts';
import { findAccount } from './accounts.ts';
import type { AuthContext } from './auth-context.ts';
import type { SignInInfo } from './sign-in-info.ts';

export type TokenFailure = 'invalid-id-token' | 'token-expired' | 'user-not-found' | 'user-disabled';

/** The account of an ID token, and how its learner signed in. */
export interface SignedInAccount {
  account: AccountRow;
  signIn: SignInInfo;
}

/**
 * Verifies an ID token and its account: a token of a deleted or disabled account, or from before a change of
 * password, is rejected although it has not expired.
 */
export async function authenticateAccount(
  { idTokens, query }: Pick<AuthContext, 'idTokens' | 'query'>,
  idToken: string,
): Promise<Result<SignedInAccount, TokenFailure>> {
  const verified = await idTokens.verify(idToken);
  if (!verified.ok) return verified;
  const { uid, ...signIn } = verified.value;
  const account = await findAccount(query, 'uid', uid);
  if (!account) return err('user-not-found');
  if (account.disabled === 1) return err('user-disabled');
  if (signIn.authTime < account.valid_since) return err('token-expired');
  return ok({ account, signIn });
}
