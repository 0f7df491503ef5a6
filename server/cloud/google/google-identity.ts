import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as v from 'valibot';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import { parseEmail } from '../auth/credentials.ts';

/** How "Sign in with Google" works on this server. */
export type GoogleSignInMode =
  | { kind: 'none' }
  /** A demo on the visitor's own machine, where any e-mail may be chosen. Never on a reachable address. */
  | { kind: 'chooser' }
  | { kind: 'client'; clientId: string; keySet: JWTVerifyGetKey };

/** A Google account. */
export interface GoogleIdentity {
  /** Google's `sub`; `chooser:<e-mail>` from the account chooser. */
  subject: string;
  /** In lower case. */
  email: string;
  emailVerified: boolean;
  displayName: string;
  photoUrl: string;
}

/** https://developers.google.com/identity/openid-connect/openid-connect#discovery */
const GOOGLE_KEYS = new URL('https://www.googleapis.com/oauth2/v3/certs');
const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/** The mode that the configuration asks for: Google with a client id, the account chooser, or none. */
export function resolveGoogleSignInMode(clientId: string | undefined, hasChooser: boolean): GoogleSignInMode {
  if (clientId) return { kind: 'client', clientId, keySet: createRemoteJWKSet(GOOGLE_KEYS) };
  return hasChooser ? { kind: 'chooser' } : { kind: 'none' };
}

const googleClaims = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  email: v.string(),
  email_verified: v.literal(true),
  name: v.optional(v.string(), ''),
  picture: v.optional(v.string(), ''),
});

/**
 * Whether an error comes from fetching the keys, and not from the token. `jose` reports a response without
 * keys as a generic error.
 */
export function isKeyFetchError(error: unknown): boolean {
  return (
    !(error instanceof errors.JOSEError) ||
    error instanceof errors.JWKSTimeout ||
    error.code === 'ERR_JOSE_GENERIC'
  );
}

/**
 * Verifies an ID token of Google: signature, audience, issuer, expiry, and that its e-mail is verified.
 *
 * @param clock milliseconds since the epoch
 * @throws when Google's keys can't be fetched
 */
export async function verifyGoogleToken(
  token: string,
  { clientId, keySet }: { clientId: string; keySet: JWTVerifyGetKey },
  clock: () => number,
): Promise<Result<GoogleIdentity, 'invalid-google-token'>> {
  try {
    const { payload } = await jwtVerify(token, keySet, {
      algorithms: ['RS256'],
      audience: clientId,
      issuer: GOOGLE_ISSUERS,
      requiredClaims: ['exp', 'iat'],
      currentDate: new Date(clock()),
    });
    const claims = v.safeParse(googleClaims, payload);
    const email = parseEmail(claims.success ? claims.output.email : undefined);
    if (!claims.success || !email.ok) return err('invalid-google-token');
    const { sub, name, picture } = claims.output;
    return ok({
      subject: sub,
      email: email.value,
      emailVerified: true,
      displayName: name,
      photoUrl: picture,
    });
  } catch (error) {
    if (isKeyFetchError(error)) throw error;
    return err('invalid-google-token');
  }
}
