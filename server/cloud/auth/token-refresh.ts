import { err, ok, type Result } from '../../../src/domain/result.ts';
import { findAccount } from './accounts.ts';
import type { AuthContext, SignedIn } from './auth-context.ts';
import type { AuthFailure } from './auth-failure.ts';
import { exchange, ownerOf, type RefreshFailure } from './refresh-tokens.ts';

/**
 * A revoked or forgotten token is TOKEN_EXPIRED, on which Firebase's SDK asks for a new sign-in; on
 * INVALID_REFRESH_TOKEN it would try again for ever.
 */
const FAILURES = {
  malformed: 'invalid-refresh-token',
  unknown: 'token-expired',
  reused: 'token-expired',
} as const satisfies Record<RefreshFailure, AuthFailure>;

/** Exchanges a refresh token for a new pair of tokens. */
export async function refreshTokens(
  auth: AuthContext,
  refreshToken: string,
): Promise<Result<SignedIn, AuthFailure>> {
  const owner = await ownerOf(auth.query, refreshToken);
  if (owner && auth.rateLimit.secondsToWait(owner) > 0) return err('too-many-calls');
  const refreshed = await auth.query
    .transaction()
    .execute((db) => exchange(db, refreshToken, auth.clock(), auth.random));
  if (!refreshed.ok) {
    if (refreshed.failure === 'reused') {
      auth.log('A refresh token came back after its successor was in use; that sign-in is revoked.');
    }
    return err(FAILURES[refreshed.failure]);
  }
  const { uid, token, ...signIn } = refreshed.value;
  const account = await findAccount(auth.query, 'uid', uid);
  if (!account) return err('user-not-found');
  if (account.disabled === 1) return err('user-disabled');
  return ok({ account, refreshToken: token, idToken: await auth.idTokens.issue(account, signIn) });
}
