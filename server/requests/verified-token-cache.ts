/** A kilobyte each: the tokens of the learners who are active. */
const MAX_CACHED_TOKENS = 2_000;

/**
 * The claims of verified tokens. A signature stays valid, and checking it again would take a thread from
 * password hashes. Times are in seconds since the epoch.
 */
export interface VerifiedTokenCache<Claims> {
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
