import type { Result } from '../../src/domain/result.ts';

/** Verifies an ID token's signature, audience, issuer and expiry, and tells whose it is. */
export type VerifyIdToken = (token: string) => Promise<Result<{ uid: string }, unknown>>;

const BEARER = /^Bearer +([\w.~+/=-]+) *$/i;

/** The token of an `Authorization` header (RFC 6750, section 2.1); `undefined` without a usable one. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1];
}
