const BEARER = /^Bearer +([\w.~+/=-]+) *$/i;

/** The token of an `Authorization` header (RFC 6750, section 2.1); `undefined` without a usable one. */
export function parseBearerToken(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1];
}
