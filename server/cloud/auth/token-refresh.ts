import { err, ok, type Result } from '../../../src/domain/result.ts';
import { findAccount } from './accounts.ts';
import type { AuthContext, SignInResult } from './auth-context.ts';
import type { AuthFailure } from './auth-failure.ts';
import { findTokenOwner, rotateRefreshToken } from './refresh-tokens.ts';

/** Exchanges a refresh token for a new pair of tokens. */
export async function refreshTokens(
  auth: AuthContext,
  refreshToken: string,
): Promise<Result<SignInResult, AuthFailure>> {
  const owner = await findTokenOwner(auth.query, refreshToken);
  if (owner && auth.rateLimit.consume(owner).retryAfterSeconds > 0) return err('too-many-calls');
  const refreshed = await auth.query
    .transaction()
    .execute((db) => rotateRefreshToken(db, refreshToken, auth.clock(), auth.random));
  if (!refreshed.ok) {
    if (refreshed.failure !== 'reused') return err(refreshed.failure);
    auth.log('A refresh token came back after its successor was in use; that sign-in is revoked.');
    return err('token-expired');
  }
  const { uid, token, ...signIn } = refreshed.value;
  const account = await findAccount(auth.query, 'uid', uid);
  if (!account) return err('user-not-found');
  if (account.disabled === 1) return err('user-disabled');
  return ok({ account, refreshToken: token, idToken: await auth.idTokens.issue(account, signIn) });
}
