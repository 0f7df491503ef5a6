import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { SigningKeys } from '../auth/signing-keys.ts';
import type { GoogleIdentity } from './google-identity.ts';

const ISSUER = 'urn:learning-arcade:chooser';
/** Long enough to reach the sign-in. */
const LIFETIME_SECONDS = 300;

/**
 * The demo's substitute for Google's ID tokens: a short-lived token for the chosen account. Its e-mail counts
 * as unverified, so that it gives no access to an account with a password.
 */
export interface ChooserTokens {
  /** @param email as `parseEmail` returns it */
  issue(email: string, displayName: string): Promise<string>;
  verify(token: string): Promise<Result<GoogleIdentity, 'invalid-google-token'>>;
}

const claimsSchema = v.object({ email: v.string(), name: v.string() });

/** @param clock milliseconds since the epoch */
export function createChooserTokens(
  keys: SigningKeys,
  projectId: string,
  clock: () => number,
): ChooserTokens {
  return {
    issue(email, displayName) {
      const issuedAt = Math.floor(clock() / 1000);
      return new SignJWT({ email, name: displayName })
        .setProtectedHeader({ alg: 'RS256', kid: keys.kid, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(projectId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME_SECONDS)
        .sign(keys.privateKey);
    },

    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, keys.localKeySet, {
          algorithms: ['RS256'],
          issuer: ISSUER,
          audience: projectId,
          requiredClaims: ['exp'],
          currentDate: new Date(clock()),
        });
        const { email, name } = v.parse(claimsSchema, payload);
        return ok({
          subject: `chooser:${email}`,
          email,
          emailVerified: false,
          displayName: name,
          photoUrl: '',
        });
      } catch (error) {
        if (error instanceof errors.JOSEError) return err('invalid-google-token');
        throw error;
      }
    },
  };
}
