import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { err, ok } from '../../src/domain/result.ts';
import { isKeyFetchError } from '../cloud/google/google-identity.ts';
import type { Principal } from '../credits/credit-holders.ts';
import { createVerifiedTokenCache } from '../requests/verified-token-cache.ts';
import type { VerifyIdToken } from './caller.ts';

/** Where Google publishes the keys that sign Firebase's tokens. */
const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/**
 * How far this machine's clock may be behind Google's, in milliseconds, as Google's own libraries allow. Only
 * for the time of the sign-in, which jose does not check; a token that has expired is refused at once.
 */
const SIGN_IN_TIME_LEEWAY_MS = 300_000;

/**
 * Firebase's published keys. They are fetched when a token needs them and kept for ten minutes; a token with
 * an unknown key id has them fetched again, at most twice a minute (jose's defaults).
 *
 * @param address of the keys; only tests have another
 */
export function createFirebaseKeySet(address = GOOGLE_KEYS): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(address));
}

/**
 * Verifies Firebase's ID tokens as Google documents it
 * (https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library).
 *
 * @param clock milliseconds since the epoch
 * @param cache of verified tokens
 * @throws when Google's keys can't be fetched
 */
export function createFirebaseVerifier(
  projectId: string,
  keys: JWTVerifyGetKey,
  clock: () => number,
  cache = createVerifiedTokenCache<Principal>(clock),
): VerifyIdToken {
  return async (token) => {
    const known = cache.findValid(token);
    if (known) return ok(known);
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        audience: projectId,
        issuer: `https://securetoken.google.com/${projectId}`,
        requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
        currentDate: new Date(clock()),
      });
      const isSignInInPast = Number(payload.auth_time) * 1000 <= clock() + SIGN_IN_TIME_LEEWAY_MS;
      if (!payload.sub || !isSignInInPast) return err('invalid');
      const { sub: uid, email, email_verified: isEmailConfirmed } = payload;
      const principal =
        typeof email === 'string' ? { uid, email, isEmailConfirmed: isEmailConfirmed === true } : { uid };
      cache.set(token, principal, Number(payload.exp));
      return ok(principal);
    } catch (error) {
      if (isKeyFetchError(error)) throw error;
      return err('invalid');
    }
  };
}
