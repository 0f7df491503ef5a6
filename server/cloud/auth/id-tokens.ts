import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { AccountRow } from '../../database/tables.ts';
import { createVerifiedTokenCache } from '../../requests/verified-token-cache.ts';
import { generateRandomId, type RandomBytes } from '../random-bytes.ts';
import { findEmail } from './accounts.ts';
import { fitsInJson, MAX_NAME_BYTES, MAX_PHOTO_URL_BYTES } from './profile-limits.ts';
import { PROVIDERS, type SignInInfo } from './sign-in-info.ts';
import type { SigningKeys } from './signing-keys.ts';

/** How long an ID token is valid, as with Firebase. */
export const ID_TOKEN_SECONDS = 3600;

const TOKEN_ID_LENGTH = 16;
/**
 * Longer tokens are refused. Most have a thousand characters; a long name and picture address add a few
 * thousand.
 */
export const MAX_TOKEN_LENGTH = 8_192;

/**
 * ID tokens: they tell the server which account a request comes from. This server takes the place of Firebase
 * Authentication for the Firebase SDK in the app, so its tokens have Firebase's claims.
 */

/** The claims of a valid token. */
export interface VerifiedToken extends SignInInfo {
  uid: string;
}

export interface IdTokens {
  issue(account: AccountRow, signIn: SignInInfo): Promise<string>;
  /** The claims of a token that was verified before and has not expired; quick, without a signature check. */
  findVerified(token: string): VerifiedToken | undefined;
  verify(token: string): Promise<Result<VerifiedToken, 'invalid-id-token' | 'token-expired'>>;
}

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  auth_time: v.number(),
  firebase: v.object({ sign_in_provider: v.picklist(PROVIDERS) }),
});

function toFirebaseIdentities(account: AccountRow): Record<string, readonly string[]> {
  const email = findEmail(account);
  return {
    ...(email === undefined ? {} : { email: [email] }),
    ...(account.google_subject === null ? {} : { 'google.com': [account.google_subject] }),
  };
}

/** Leaves out what is too long, as a name from Google may be. */
function toProfileClaims({ display_name: name, photo_url: picture }: AccountRow) {
  return {
    ...(name !== '' && fitsInJson(name, MAX_NAME_BYTES) && { name }),
    ...(picture !== '' && fitsInJson(picture, MAX_PHOTO_URL_BYTES) && { picture }),
  };
}

/**
 * Creates what issues and verifies ID tokens with Firebase's claims
 * (https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library).
 *
 * @param clock milliseconds since the epoch
 */
export function createIdTokens(
  keys: SigningKeys,
  projectId: string,
  clock: () => number,
  random: RandomBytes,
): IdTokens {
  const issuer = `urn:learning-arcade:${projectId}`;
  const verified = createVerifiedTokenCache<VerifiedToken>(clock);

  return {
    issue(account, { authTime, provider }) {
      const issuedAt = Math.floor(clock() / 1000);
      const email = findEmail(account);
      return (
        new SignJWT({
          user_id: account.uid,
          auth_time: authTime,
          ...(email !== undefined && { email, email_verified: account.email_verified === 1 }),
          ...toProfileClaims(account),
          firebase: { identities: toFirebaseIdentities(account), sign_in_provider: provider },
        })
          .setProtectedHeader({ alg: 'RS256', kid: keys.kid, typ: 'JWT' })
          .setIssuer(issuer)
          .setAudience(projectId)
          .setSubject(account.uid)
          // The SDK ignores a token that equals its current one, as two of the same second would.
          .setJti(generateRandomId(TOKEN_ID_LENGTH, random))
          .setIssuedAt(issuedAt)
          .setExpirationTime(issuedAt + ID_TOKEN_SECONDS)
          .sign(keys.privateKey)
      );
    },

    findVerified: verified.findValid,

    async verify(token) {
      if (token.length > MAX_TOKEN_LENGTH) return err('invalid-id-token');
      // Unlike `findValid`, it also has tokens that have expired since.
      const known = verified.get(token);
      if (known) return clock() / 1000 < known.expiresAt ? ok(known.claims) : err('token-expired');
      try {
        const { payload } = await jwtVerify(token, keys.localKeySet, {
          algorithms: ['RS256'],
          issuer,
          audience: projectId,
          requiredClaims: ['exp', 'iat'],
          currentDate: new Date(clock()),
        });
        const parsed = v.safeParse(claimsSchema, payload);
        if (!parsed.success) return err('invalid-id-token');
        const { sub, auth_time, firebase } = parsed.output;
        const verifiedToken = { uid: sub, authTime: auth_time, provider: firebase.sign_in_provider };
        verified.set(token, verifiedToken, Number(payload.exp));
        return ok(verifiedToken);
      } catch (error) {
        if (error instanceof errors.JWTExpired) return err('token-expired');
        if (error instanceof errors.JOSEError) return err('invalid-id-token');
        throw error;
      }
    },
  };
}
