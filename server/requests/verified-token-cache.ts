/** Enough for the learners who are active at a time; a token is about a kilobyte. */
const MAX_CACHED_TOKENS = 2_000;

/**
 * The claims of verified tokens. A signature that was valid once stays valid, and checking it again would
 * take a thread away from the hashing of passwords. Times are in seconds since the epoch.
 */
export interface VerifiedTokenCache<Claims> {
  /** Also finds an expired token, so that its refusal needs no check of the signature. */
  get(token: string): { claims: Claims; expiresAt: number } | undefined;
  /** The claims of a token that has not expired. */
  findValid(token: string): Claims | undefined;
  set(token: string, claims: Claims, expiresAt: number): void;
}

/**
 * Keeps the newest tokens; older ones are verified again.
 *
 * @param clock milliseconds since the epoch
 */
export function createVerifiedTokenCache<Claims>(clock: () => number): VerifiedTokenCache<Claims> {
  const cache = new Map<string, { claims: Claims; expiresAt: number }>();
  return {
    get: (token) => cache.get(token),
    findValid(token) {
      const known = cache.get(token);
      return known && clock() / 1000 < known.expiresAt ? known.claims : undefined;
    },
    set(token, claims, expiresAt) {
      const [oldest] = cache.keys();
      if (cache.size >= MAX_CACHED_TOKENS && oldest !== undefined) cache.delete(oldest);
      cache.set(token, { claims, expiresAt });
    },
  };
}
